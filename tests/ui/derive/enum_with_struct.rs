//! A struct of floats in a variant of an enum. Whether the type carries a derivative is known only after the
//! types are checked.
//! Instead: a struct instead of the enum, or `#[constant]` on the field.

use autodiff::Differentiable;

#[derive(Differentiable)]
struct Point {
    x: f64,
}

#[derive(Differentiable)]
enum Shape {
    Dot(Point),
    Empty,
}

fn main() {}
