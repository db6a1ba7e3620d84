//! A solver that gives a vector.
//! Instead: an array of known length.

use autodiff::differentiate;

#[differentiate]
fn residual(x: f64, p: f64) -> f64 {
    x * x - p
}

#[differentiate(implicit(residual = residual))]
fn root(p: f64) -> Vec<f64> {
    vec![p.sqrt()]
}

fn main() {}
