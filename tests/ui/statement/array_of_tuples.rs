//! An element of an array of tuples by a number that is known at run time only.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, k: usize) -> f64 {
    let a = [(x, 1.0), (2.0, x)];
    a[k].0 * a[1 - k].1
}

fn main() {}
