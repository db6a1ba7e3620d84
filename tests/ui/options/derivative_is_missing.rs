//! A parameter for which `derivative(..)` gives nothing.

use autodiff::differentiate;

#[differentiate(derivative(x = 1.0 / y))]
fn f(x: f64, y: f64) -> f64 {
    x / y
}

fn main() {
    grad_f(1.0, 2.0);
}
