//! Second derivatives of an implicit function.
//! Instead: neither `hvp` nor `hessian`.

use autodiff::differentiate;

#[differentiate]
fn residual(x: f64, p: f64) -> f64 {
    x * x - p
}

#[differentiate(hvp, implicit(residual = residual))]
fn root(p: f64) -> f64 {
    p.sqrt()
}

fn main() {}
