//! `#[constant]` with a value.

use autodiff::Differentiable;

#[derive(Differentiable)]
struct Model {
    weight: f64,
    #[constant = 3.0]
    scale: f64,
}

fn main() {}
