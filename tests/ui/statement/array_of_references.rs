//! An element of an array of references by a number that is known at run time only.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64], y: &[f64], k: usize) -> f64 {
    let both = [x, y];
    both[k][0] * both[1 - k][0]
}

fn main() {}
