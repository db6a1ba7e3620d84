//! A reference for a float in a call of a generated function. It has the parameters of the function itself.
//! Instead: the float.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x * x
}

pub fn g() -> f64 {
    grad_f(&1.0)
}

fn main() {}
