//! Second derivatives through a struct that is made on the way.

use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiate(hvp)]
fn f(a: f64, b: f64) -> f64 {
    let p = Point { x: a * b, y: b };
    p.x * p.y
}

fn main() {}
