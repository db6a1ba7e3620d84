//! A solver that changes what it is given.
//! Instead: parameters by value or by `&`.

use autodiff::differentiate;

#[differentiate]
fn residual(x: f64, p: f64) -> f64 {
    x * x - p
}

#[differentiate(implicit(residual = residual))]
fn root(p: &mut f64) -> f64 {
    p.sqrt()
}

fn main() {}
