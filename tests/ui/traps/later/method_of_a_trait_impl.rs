use autodiff::differentiate;

trait Wave {
    fn height(&self, x: f64) -> f64;
}

struct Sine;

impl Wave for Sine {
    #[differentiate]
    fn height(&self, x: f64) -> f64 {
        x.sin()
    }
}

fn main() {}
