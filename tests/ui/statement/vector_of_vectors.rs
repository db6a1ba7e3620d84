//! A vector of vectors that is made in the body.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut rows = vec![vec![0.0; 2]; 3];
    rows[1][0] = x * x;
    rows[1][0] * x
}

fn main() {}
