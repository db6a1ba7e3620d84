//! `wrt` with `=`.

use autodiff::differentiate;

#[differentiate(wrt = x)]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
