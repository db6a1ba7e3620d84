//! A tuple as an argument.

use autodiff::differentiate;

#[differentiate]
fn g(p: (f64, f64)) -> f64 {
    p.0 * p.1
}

#[differentiate]
fn f(x: f64) -> f64 {
    g((x, x + 1.0))
}

fn main() {}
