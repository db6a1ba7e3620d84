//! A pattern for a closure.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    match (x, Some(x)) {
        (a, Wrapped(b)) => a * b,
    }
}

fn main() {}
