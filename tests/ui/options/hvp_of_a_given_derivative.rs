//! Second derivatives of a function whose first ones are given.
//! Instead: neither `hvp` nor `hessian`, or a body that the attribute can read.

use autodiff::differentiate;

#[differentiate(hvp, derivative(x = 2.0 * x))]
fn f(x: f64) -> f64 {
    x * x
}

fn main() {}
