//! Floats in the variants of an enum: an error for each.

use autodiff::Differentiable;

#[derive(Differentiable)]
enum Shape {
    Circle(f64),
    Square { side: f64 },
    Empty,
}

fn main() {
    Shape::Empty.zero_tangent();
}
