//! A parameter of a type without a name.

use autodiff::differentiate;

#[differentiate]
fn f(x: impl Into<f64>) -> f64 {
    let y: f64 = x.into();
    y * y
}

fn main() {}
