//! `unzip` of items that are no pairs.

use autodiff::differentiate;

#[differentiate]
fn pair(v: f64) -> (f64, f64) {
    (v, v * v)
}

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let (a, b): (Vec<f64>, Vec<f64>) = x.iter().map(|v| pair(*v)).unzip();
    a[0] * b[0]
}

fn main() {}
