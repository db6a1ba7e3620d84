//! `#[constant]` on the whole struct.

use autodiff::Differentiable;

#[derive(Differentiable)]
#[constant]
struct Model {
    weight: f64,
}

fn main() {}
