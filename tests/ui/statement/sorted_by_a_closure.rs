//! A sort whose comparison calls a closure.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64], c: f64) -> f64 {
    let mut v = x.to_vec();
    let far = |t: f64| (t - c).abs();
    v.sort_by(|a, b| far(*a).total_cmp(&far(*b)));
    v[0] * v[1]
}

fn main() {}
