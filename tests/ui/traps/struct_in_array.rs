//! When a struct that carries derivatives is copied into an array.
use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Differentiable)]
struct Point {
    a: f64,
    b: f64,
}

#[differentiate]
fn twice(s: Point, x: f64) -> f64 {
    let both = [s, s];
    both[0].a * x + both[1].b
}

fn main() {}
