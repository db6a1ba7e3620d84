//! A reference as the result.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64], i: usize) -> &f64 {
    &x[i]
}

fn main() {}
