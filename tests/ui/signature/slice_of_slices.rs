//! A slice of slices.

use autodiff::differentiate;

#[differentiate]
fn f(rows: &[&[f64]]) -> f64 {
    rows[0][0] * rows[1][0]
}

fn main() {}
