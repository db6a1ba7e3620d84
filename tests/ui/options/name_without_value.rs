//! `name` without a value.

use autodiff::differentiate;

#[differentiate(name)]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
