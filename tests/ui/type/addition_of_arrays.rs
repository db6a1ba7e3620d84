//! Arrays in arithmetic.

use autodiff::differentiate;

#[differentiate]
fn f(x: [f64; 2], y: [f64; 2]) -> [f64; 2] {
    x + y
}

fn main() {}
