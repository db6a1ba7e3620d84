//! An option without its value.

use autodiff::Differentiable;

#[derive(Differentiable)]
#[differentiable(tangent)]
struct Model {
    weight: f64,
}

fn main() {}
