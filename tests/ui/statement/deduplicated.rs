//! A vector whose elements are compared and dropped.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let mut a = x.to_vec();
    a.dedup_by(|a, b| (*a - *b).abs() < 0.1);
    a[0] * a[1]
}

fn main() {}
