//! A parameter in `wrt` that carries no derivative.

use autodiff::differentiate;

#[differentiate(wrt(x, n))]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
