//! An array of an option.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let a = [Some(x), None];
    a[0].unwrap_or(0.0) * x
}

fn main() {}
