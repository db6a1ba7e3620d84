//! A method of `Option` that the macro does not know.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let y = Some(x);
    y.xor(None).unwrap_or(0.0) * x
}

fn main() {}
