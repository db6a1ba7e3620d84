//! A Hessian of a function with several results.
//! Instead: one result, or `hvp`, which takes weights for the results.

use autodiff::differentiate;

#[differentiate(hessian)]
fn f(x: f64, y: f64) -> (f64, f64) {
    (x * y, x + y)
}

fn main() {}
