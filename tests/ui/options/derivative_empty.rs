//! `derivative()` without a derivative.

use autodiff::differentiate;

#[differentiate(derivative())]
fn f(x: f64) -> f64 {
    x
}

fn main() {
    grad_f(1.0);
}
