//! A matrix of derivatives by the fields of a struct.
//! Instead: a function that takes the floats.

use autodiff::{Differentiable, differentiate};

#[derive(Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiate(jacobian)]
fn f(p: &Point, s: f64) -> (f64, f64) {
    (p.x * s, p.y * s)
}

fn main() {}
