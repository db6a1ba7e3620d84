//! A name in `wrt` that is no parameter.

use autodiff::differentiate;

#[differentiate(wrt(y))]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
