//! `push` on a vector that is the caller's.

use autodiff::differentiate;

#[differentiate]
fn f(v: &mut Vec<f64>, x: f64) -> f64 {
    v.push(x * x);
    v[0] * x
}

fn main() {}
