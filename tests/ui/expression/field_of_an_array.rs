//! A field of an array.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.first * x[0]
}

fn main() {}
