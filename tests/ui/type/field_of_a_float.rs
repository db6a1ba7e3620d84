//! A field of a float.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x.value * x
}

fn main() {}
