//! A derivative for a parameter that is not there, and one for an integer.

use autodiff::differentiate;

#[differentiate(derivative(x = 1.0, z = 2.0))]
fn f(x: f64) -> f64 {
    x
}

#[differentiate(derivative(x = 1.0, n = 2.0))]
fn g(x: f64, n: i32) -> f64 {
    x * f64::from(n)
}

fn main() {
    grad_f(1.0);
    grad_g(1.0, 2);
}
