//! A mistake in each of two branches: an error for each.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f64) -> f64 {
    if x > y {
        f64::from_bits(x.to_bits())
    } else {
        f64::from_bits(y.to_bits())
    }
}

fn main() {}
