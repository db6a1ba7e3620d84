//! An option of other tools.

use autodiff::differentiate;

#[differentiate(mode = reverse)]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
