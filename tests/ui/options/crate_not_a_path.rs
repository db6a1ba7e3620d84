//! `crate = ..` without a path.

use autodiff::differentiate;

#[differentiate(crate = 3)]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
