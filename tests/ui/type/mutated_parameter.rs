//! An assignment to a parameter that is not `mut`.
//! Instead: `mut x: f64`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x *= 2.0;
    x
}

fn main() {}
