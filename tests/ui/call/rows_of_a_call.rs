//! Rows that a call gives, and nothing says whether they are arrays or vectors.

use autodiff::differentiate;

#[differentiate]
fn table(x: f64) -> Vec<Vec<f64>> {
    vec![vec![x; 2]; 2]
}

#[differentiate]
fn f(x: f64) -> f64 {
    table(x)[0][1] * x
}

fn main() {}
