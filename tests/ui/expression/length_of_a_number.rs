//! An index on what the macro does not take for an array.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x[0]
}

fn main() {}
