//! A reference for a float in a call of an annotated function.
//! Instead: the float.

use autodiff::differentiate;

#[differentiate]
fn g(x: f64) -> f64 {
    x * x
}

#[differentiate]
fn f(x: f64) -> f64 {
    g(&x) * x
}

fn main() {}
