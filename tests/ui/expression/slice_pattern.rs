//! A slice taken apart by a pattern.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    match x {
        [a, b] => a * b,
        [a, .., b] => a + b,
        _ => 0.0,
    }
}

fn main() {}
