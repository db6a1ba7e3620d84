//! A derivative given for a function that writes to a parameter.

use autodiff::differentiate;

#[differentiate(derivative(x = 2.0))]
fn f(x: f64, out: &mut f64) -> f64 {
    *out = x;
    2.0 * x
}

fn main() {}
