//! An assignment that takes an array apart.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: [f64; 2]) -> f64 {
    let (mut a, mut b) = (x, x);
    [a, b] = y;
    a * b * x
}

fn main() {}
