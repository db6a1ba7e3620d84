//! A function instead of a closure where its result has to be seen.

use autodiff::differentiate;

fn positive(x: &f64) -> Option<f64> {
    if *x > 0.0 { Some(*x) } else { None }
}

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.iter().filter_map(positive).map(|v| v * v).sum()
}

fn main() {}
