//! A function that returns an integer.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> i64 {
    x.round() as i64
}

fn main() {}
