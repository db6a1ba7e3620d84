//! A sort whose order speaks of other values.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, w: &[f64]) -> f64 {
    let mut v = vec![x, x * x];
    v.sort_by(|a, b| (a * w[0]).partial_cmp(&(b * w[1])).unwrap());
    v[0]
}

fn main() {}
