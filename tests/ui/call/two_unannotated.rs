//! Two calls of functions without the attribute: an error for each.
//! Instead: `#[differentiate]` on both functions.

use autodiff::differentiate;

fn half(x: f64) -> f64 {
    0.5 * x
}

fn twice(x: f64) -> f64 {
    2.0 * x
}

#[differentiate]
fn f(x: f64, y: f64) -> f64 {
    half(x) * twice(y)
}

fn main() {}
