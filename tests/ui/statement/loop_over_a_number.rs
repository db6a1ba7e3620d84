//! A loop over an integer.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let mut y = x;
    for i in n {
        y *= i as f64;
    }
    y
}

fn main() {}
