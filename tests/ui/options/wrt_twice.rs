//! A parameter that is named twice in `wrt`.

use autodiff::differentiate;

#[differentiate(wrt(x, x))]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
