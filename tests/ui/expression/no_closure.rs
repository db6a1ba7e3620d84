//! An adaptor without its closure.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.iter().map().sum()
}

fn main() {}
