//! A write through a shared reference.
//! Instead: `&mut [f64]`, or a copy.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x[0] = 2.0 * x[1];
    x[0]
}

fn main() {}
