//! A function without parameters.

use autodiff::differentiate;

#[differentiate]
fn f() -> f64 {
    2.0
}

fn main() {}
