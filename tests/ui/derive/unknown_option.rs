//! An option that does not exist.

use autodiff::Differentiable;

#[derive(Differentiable)]
#[differentiable(name = Direction)]
struct Model {
    weight: f64,
}

fn main() {}
