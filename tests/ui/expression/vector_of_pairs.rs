//! A vector of pairs.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut v = Vec::new();
    v.push((x, x * x));
    v[0].1
}

fn main() {}
