//! A method that floats do not have.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x.sqr() + x
}

fn main() {}
