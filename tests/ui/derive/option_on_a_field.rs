//! An option of the struct on a field.

use autodiff::Differentiable;

#[derive(Differentiable)]
struct Model {
    weight: f64,
    #[differentiable(constant)]
    scale: f64,
}

fn main() {}
