//! Second derivatives of a function whose first ones are given by a function of more than numbers.
//! Instead: functions of numbers, or arithmetic.

use autodiff::differentiate;

#[differentiate]
fn slope(x: &[f64]) -> f64 {
    2.0 * x[0]
}

#[differentiate(hvp, derivative(x = slope(&[x])))]
fn f(x: f64) -> f64 {
    x * x
}

fn main() {}
