//! Second derivatives of a function that changes what it is given.
//! Instead: parameters by value or by `&`.

use autodiff::differentiate;

#[differentiate(hvp)]
fn f(x: &mut [f64]) -> f64 {
    x[0] *= 2.0;
    x[0] * x[0]
}

fn main() {}
