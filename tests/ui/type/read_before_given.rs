//! A variable that has no value on one of the ways to its use.
//! Instead: a value in the `else` branch, or in the `let`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let a: f64;
    if x > 0.0 {
        a = x;
    }
    a * x
}

fn main() {}
