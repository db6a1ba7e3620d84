//! A type parameter in a variant of an enum.

use autodiff::Differentiable;

#[derive(Differentiable)]
enum Bound<T> {
    None,
    At(T),
}

fn main() {}
