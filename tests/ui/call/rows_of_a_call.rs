//! Rows that a call gives, and nothing says whether they are arrays or vectors.

use autodiff::differentiate;

#[differentiate]
fn table(x: f64) -> Vec<Vec<f64>> {
    vec![vec![x; 2]; 2]
}

#[differentiate]
fn f(x: f64) -> f64 {
    let m = table(x);
    m[0][1] * m[1][0]
}

fn main() {}
