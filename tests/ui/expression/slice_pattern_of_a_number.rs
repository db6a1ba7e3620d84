//! A slice pattern for a number.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    match Some(x) {
        [a] => a,
        _ => x,
    }
}

fn main() {}
