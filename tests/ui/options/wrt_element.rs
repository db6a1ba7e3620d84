//! `wrt(..)` with an element; it takes whole parameters.

use autodiff::differentiate;

#[differentiate(wrt(x[0]))]
fn f(x: &[f64]) -> f64 {
    x[0] * x[1]
}

fn main() {}
