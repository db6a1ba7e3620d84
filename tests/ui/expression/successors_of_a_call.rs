//! `successors` that begin with a call.

use autodiff::differentiate;

fn first(x: f64) -> Option<f64> {
    Some(x)
}

#[differentiate]
fn f(x: f64) -> f64 {
    std::iter::successors(first(x), |v| Some(v * 0.5)).take(3).sum()
}

fn main() {}
