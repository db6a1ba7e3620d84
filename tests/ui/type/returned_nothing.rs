//! A semicolon after the value of the function.
//! Instead: the value without a semicolon.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x * x;
}

fn main() {}
