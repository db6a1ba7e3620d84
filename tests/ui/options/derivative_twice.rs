//! Two derivatives for one parameter.

use autodiff::differentiate;

#[differentiate(derivative(x = 1.0, x = 2.0))]
fn f(x: f64) -> f64 {
    x
}

fn main() {
    grad_f(1.0);
}
