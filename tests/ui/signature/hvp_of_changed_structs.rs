//! Second derivatives of a function that changes structs.

use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiate(hvp)]
fn f(p: &mut Point, k: f64) -> f64 {
    p.x *= k;
    p.x * p.y
}

fn main() {}
