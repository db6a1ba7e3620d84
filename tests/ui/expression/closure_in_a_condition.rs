//! A condition that is no number.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    if x > 0.0 && (|| true) { x } else { x * x }
}

fn main() {}
