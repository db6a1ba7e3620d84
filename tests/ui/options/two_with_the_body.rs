//! A mistake in an option and one in the body: an error for each.

use autodiff::differentiate;

#[differentiate(wrt(z))]
fn f(x: f64, y: f64) -> f64 {
    f64::from_bits(x.to_bits())
}

fn main() {}
