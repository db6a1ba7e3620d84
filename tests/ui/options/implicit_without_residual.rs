//! An implicit function whose residual is not named.
//! Instead: `implicit(residual = residual)`.

use autodiff::differentiate;

#[differentiate]
fn residual(x: f64, p: f64) -> f64 {
    x * x - p
}

#[differentiate(implicit)]
fn root(p: f64) -> f64 {
    p.sqrt()
}

fn main() {}
