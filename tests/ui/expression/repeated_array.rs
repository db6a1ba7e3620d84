//! An array of arrays by repetition.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let rows = [[x, 1.0]; 3];
    rows[1][0] * x
}

fn main() {}
