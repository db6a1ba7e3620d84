//! Second derivatives through a call that takes a struct which is made here.

use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

#[differentiate(hvp)]
fn length(p: &Point) -> f64 {
    p.x * p.x + p.y * p.y
}

#[differentiate(hvp)]
fn f(mut p: Point, k: f64) -> f64 {
    p.x *= k;
    length(&p) * k
}

fn main() {}
