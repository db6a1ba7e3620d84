//! A solver that takes a vector by value.
//! Instead: a slice.

use autodiff::differentiate;

#[differentiate]
fn residual(x: f64, p: f64) -> f64 {
    x * x - p
}

#[differentiate(implicit(residual = residual))]
fn root(p: Vec<f64>) -> f64 {
    p[0].sqrt()
}

fn main() {}
