//! A derivative given for two results.

use autodiff::differentiate;

#[differentiate(derivative(x = 2.0))]
fn f(x: f64) -> (f64, f64) {
    (2.0 * x, x)
}

fn main() {}
