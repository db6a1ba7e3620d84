//! An integer literal in float arithmetic.
//! Instead: `2.0`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let a = x * 2;
    a * x
}

fn main() {}
