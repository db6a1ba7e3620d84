//! A write to a field of a value whose type the macro does not see.

use autodiff::differentiate;

use std::num::Wrapping;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut w = Wrapping(1.0);
    w.0 = x * x;
    w.0 * x
}

fn main() {}
