use autodiff::differentiate;

#[derive(Clone, Copy)]
struct W(f64);

impl W {
    fn sin(self) -> f64 {
        self.0 * 100.0
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    W(x).sin()
}

fn main() {}
