//! An `Option` in arithmetic.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let y = Some(x);
    y * x
}

fn main() {}
