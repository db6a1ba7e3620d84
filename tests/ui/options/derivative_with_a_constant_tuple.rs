//! A pattern beside a given derivative.

use autodiff::differentiate;

#[differentiate(derivative(x = 2.0))]
fn f(x: f64, #[constant] (a, b): (f64, f64)) -> f64 {
    2.0 * x + a * b
}

fn main() {}
