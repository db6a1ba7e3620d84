//! Sorting by a key.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f64) -> f64 {
    let mut a = vec![x, y];
    a.sort_by_key(|v| v.to_bits());
    a[0]
}

fn main() {}
