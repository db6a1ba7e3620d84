//! An adaptor that needs to know how many items there are, after `filter`.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64], y: &[f64]) -> f64 {
    x.iter().filter(|v| **v > 0.0).zip(y).map(|(a, b)| a * b).sum()
}

fn main() {}
