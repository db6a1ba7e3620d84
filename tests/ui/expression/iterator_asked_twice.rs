//! An iterator that is asked and then used again. The macro knows whole iterators only.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let mut it = x.iter();
    let large = it.any(|v| *v > 1.0);
    let rest: f64 = it.sum();
    if large { rest } else { 0.0 }
}

fn main() {}
