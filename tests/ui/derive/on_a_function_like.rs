//! An option of the derive with two names.

use autodiff::Differentiable;

#[derive(Differentiable)]
#[differentiable(tangent = A B)]
struct P {
    a: f64,
}

fn main() {}
