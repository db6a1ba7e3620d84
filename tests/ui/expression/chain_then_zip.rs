//! An adaptor that needs to know how many items there are, after `chain`.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64], y: &[f64]) -> f64 {
    x.iter().chain(y).zip(y).map(|(a, b)| a * b).sum()
}

fn main() {}
