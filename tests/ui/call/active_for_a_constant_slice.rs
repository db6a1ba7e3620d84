//! A slice that carries derivatives, for a parameter marked `#[constant]`.
//! Instead: a copy made of `autodiff::constant(..)`, or the parameter without the mark.

use autodiff::differentiate;

#[differentiate]
fn weighted(x: &[f64], #[constant] weights: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (v, w) in x.iter().zip(weights) {
        sum += v * w;
    }
    sum
}

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let weights = [0.5, 2.0];
    weighted(x, &weights) + weighted(&weights, x)
}

fn main() {}
