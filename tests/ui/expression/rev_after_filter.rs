//! `enumerate` and `rev` after `filter`.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.iter().filter(|v| **v > 0.0).enumerate().rev().map(|(i, v)| i as f64 * v).sum()
}

fn main() {}
