//! A value from an `if` without an `else`.
//! Instead: an `else` with a value.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    if x > 0.0 {
        x * x
    }
}

fn main() {}
