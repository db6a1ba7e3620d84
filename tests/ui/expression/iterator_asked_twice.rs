//! An iterator that is asked and then used again, and whose items have no numbers. The macro knows whole iterators of this kind only.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let mut it = x.iter().filter(|v| **v != 0.5);
    let large = it.any(|v| *v > 1.0);
    let rest: f64 = it.sum();
    if large { rest } else { 0.0 }
}

fn main() {}
