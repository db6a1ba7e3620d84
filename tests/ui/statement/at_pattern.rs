//! A name for the whole of a pattern.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let t @ (a, b) = (x, x * x);
    t.0 * a * b
}

fn main() {}
