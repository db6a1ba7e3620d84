//! A result of a type of your own that has no tangent yet. Instead: derive `Differentiable` on the type.

use autodiff::differentiate;

#[derive(Clone)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiate]
fn turn(x: f64, angle: f64) -> Point {
    Point { x: x * angle.cos(), y: x * angle.sin() }
}

fn main() {}
