//! A derivative that is given twice over.
//! Instead: one of the two.

use autodiff::differentiate;

#[differentiate]
fn residual(x: f64, p: f64) -> f64 {
    x * x - p
}

#[differentiate(implicit(residual = residual), derivative(p = 0.5 / value))]
fn root(p: f64) -> f64 {
    p.sqrt()
}

fn main() {}
