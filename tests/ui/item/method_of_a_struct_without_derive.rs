//! A method of a type that has no tangent yet. Instead: derive `Differentiable` on the type.

use autodiff::differentiate;

struct Model {
    w: f64,
}

#[differentiate]
impl Model {
    fn predict(&self, x: f64) -> f64 {
        self.w * x
    }
}

fn main() {}
