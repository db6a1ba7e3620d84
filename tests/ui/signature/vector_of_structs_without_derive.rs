//! Many of them. Instead: derive `Differentiable` on the type.

use autodiff::differentiate;

#[derive(Clone)]
struct Model {
    w: f64,
}

#[differentiate]
fn f(models: &[Model], x: f64) -> f64 {
    let mut sum = 0.0;
    for m in models {
        sum += m.w * x;
    }
    sum
}

fn main() {}
