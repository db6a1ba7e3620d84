//! A derivative that is given for more than a number.

use autodiff::differentiate;

#[differentiate(derivative(x = 1.0))]
fn f(x: &[f64]) -> f64 {
    x[0]
}

fn main() {
    grad_f(&[1.0]);
}
