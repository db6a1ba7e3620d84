//! A mistake in the options and one in a field: an error for each.

use autodiff::Differentiable;

#[derive(Differentiable)]
#[differentiable(tangents = Direction)]
struct Model {
    #[constant()]
    weight: f64,
}

fn main() {}
