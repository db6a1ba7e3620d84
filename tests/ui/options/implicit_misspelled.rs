//! The residual of an implicit function under another word.
//! Instead: `implicit(residual = residual)`.

use autodiff::differentiate;

#[differentiate]
fn residual(x: f64, p: f64) -> f64 {
    x * x - p
}

#[differentiate(implicit(of = residual))]
fn root(p: f64) -> f64 {
    p.sqrt()
}

fn main() {}
