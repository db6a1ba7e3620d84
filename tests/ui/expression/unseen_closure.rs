//! A closure that a function gives.

use autodiff::differentiate;

fn scale(k: f64) -> impl Fn(&f64) -> f64 {
    move |x| k * x
}

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.iter().map(scale(2.0)).sum()
}

fn main() {}
