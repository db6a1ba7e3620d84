//! `try_into` without a type.

use autodiff::differentiate;

fn g(a: [f64; 2]) -> f64 {
    a[0]
}

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let a = x.try_into().unwrap();
    g(a)
}

fn main() {}
