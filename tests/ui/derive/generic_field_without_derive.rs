//! A field of a generic type that has no derivative.
//! Instead: `#[derive(Differentiable)]` on the type, or `#[constant]` on the field.

use autodiff::Differentiable;

struct Pair<T>(T, T);

#[derive(Differentiable)]
struct Model<T> {
    weights: Pair<T>,
}

fn main() {}
