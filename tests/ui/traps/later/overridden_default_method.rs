use autodiff::differentiate;

trait Wave {
    #[differentiate]
    fn height(&self, x: f64) -> f64 {
        x * x
    }
}

struct Sine;

impl Wave for Sine {
    fn height(&self, x: f64) -> f64 {
        x.sin()
    }
}

fn main() {}
