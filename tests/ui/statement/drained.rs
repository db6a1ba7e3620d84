//! A vector that is drained.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let mut a = x.to_vec();
    a.drain(..1).sum::<f64>() * a[0]
}

fn main() {}
