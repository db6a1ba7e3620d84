//! `get` with a range.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.get(1..3).map_or(0.0, |s| s[0] * s[1])
}

fn main() {}
