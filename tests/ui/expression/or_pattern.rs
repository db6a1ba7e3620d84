//! A binding in alternatives of a pattern.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: (usize, usize)) -> f64 {
    match n {
        (0, k) | (k, 0) => x * k as f64,
        _ => x,
    }
}

fn main() {}
