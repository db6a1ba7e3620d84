//! A tuple that is chosen among fields.

use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Differentiable)]
struct Setting {
    pair: (f64, f64),
    other: (f64, f64),
}

#[differentiate]
fn f(x: f64, s: &Setting) -> f64 {
    let (a, b) = if x > 0.0 { s.pair } else { s.other };
    a * b * x
}

fn main() {}
