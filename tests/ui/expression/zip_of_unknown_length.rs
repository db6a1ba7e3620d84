//! `zip` of two iterators of which nobody knows how many items they have.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64], y: &[f64]) -> f64 {
    x.iter().filter(|v| **v > 0.0).zip(y.iter().filter(|v| **v < 0.0)).map(|(a, b)| a * b).sum()
}

fn main() {}
