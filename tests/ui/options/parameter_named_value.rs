//! A parameter named `value` beside a given derivative, in which that name is the result's.

use autodiff::differentiate;

#[differentiate(derivative(value = 2.0 * value))]
fn square(value: f64) -> f64 {
    value * value
}

fn main() {}
