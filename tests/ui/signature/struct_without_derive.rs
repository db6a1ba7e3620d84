//! A parameter of a type of your own that has no tangent yet. Instead: derive `Differentiable` on the type.

use autodiff::differentiate;

struct Model {
    w: f64,
}

#[differentiate(jvp, hvp)]
fn f(model: &Model, x: f64) -> f64 {
    model.w * x
}

fn main() {}
