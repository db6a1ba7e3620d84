//! An array of iterators.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let all = [x.iter(), x.iter()];
    all.into_iter().flatten().sum()
}

fn main() {}
