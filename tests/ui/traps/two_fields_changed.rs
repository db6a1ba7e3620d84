//! When a method may change a field whose type the macro does not see.
//! Instead: write to the elements, or bind the field with a typed `let`.
use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Differentiable)]
struct Point {
    a: f64,
    w: [f64; 3],
}

#[differentiate]
fn filled(mut s: Point, x: f64) -> f64 {
    s.w.fill(x);
    s.w[1] * s.a
}

#[differentiate]
fn swapped(mut s: Point, x: f64) -> f64 {
    s.w.swap(0, 1);
    s.w[1] * x
}

fn main() {}
