//! A Hessian of a function that changes what it is given.
//! Instead: parameters by value or by `&`, or `hvp`, which takes weights for what is left behind.

use autodiff::differentiate;

#[differentiate(hessian)]
fn f(x: &mut [f64]) -> f64 {
    x[0] *= 2.0;
    x[0] * x[0]
}

fn main() {}
