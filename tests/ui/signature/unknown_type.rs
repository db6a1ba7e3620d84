//! Arithmetic on a type that the macro does not know.

use autodiff::differentiate;

#[differentiate]
fn f(x: F64) -> f64 {
    x * x
}

fn main() {}
