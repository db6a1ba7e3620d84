//! An iterator in arithmetic.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let squares = x.iter().map(|v| v * v);
    squares * 2.0
}

fn main() {}
