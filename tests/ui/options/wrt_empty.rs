//! `wrt()` without a parameter.

use autodiff::differentiate;

#[differentiate(wrt())]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
