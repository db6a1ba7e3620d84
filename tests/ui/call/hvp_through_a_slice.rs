//! Second derivatives through a call that takes a slice.
//! Instead: what it computes, written into the function.

use autodiff::differentiate;

#[differentiate(hvp)]
fn norm(x: &[f64]) -> f64 {
    x[0] * x[0] + x[1] * x[1]
}

#[differentiate(hvp)]
fn f(x: &[f64], s: f64) -> f64 {
    norm(x) * s
}

fn main() {}
