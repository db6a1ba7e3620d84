//! All second derivatives by the fields of a struct.
//! Instead: `hvp`, or a function that takes the floats.

use autodiff::{Differentiable, differentiate};

#[derive(Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiate(hessian)]
fn f(p: &Point, s: f64) -> f64 {
    p.x * s * p.y
}

fn main() {}
