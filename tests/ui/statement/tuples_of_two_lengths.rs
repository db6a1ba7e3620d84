//! Tuples of two lengths for one variable.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut t = (x, x);
    t = (x, x, x);
    t.0 * t.1
}

fn main() {}
