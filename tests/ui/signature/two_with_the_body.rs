//! A mistake in the signature and one in the body: an error for each.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f64) -> i64 {
    f64::from_bits(x.to_bits()) as i64
}

fn main() {}
