//! `ref` in a pattern for a value that has no name.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let ref a = x * x;
    *a * x
}

fn main() {}
