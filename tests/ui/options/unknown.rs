//! An option that does not exist.

use autodiff::differentiate;

#[differentiate(fast)]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
