//! The same option twice.

use autodiff::differentiate;

#[differentiate(name = g, name = h)]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
