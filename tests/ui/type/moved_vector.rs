//! A vector that is used after it was moved.
//! Instead: a reference, or `clone`.

use autodiff::differentiate;

#[differentiate]
fn f(x: Vec<f64>) -> f64 {
    let y = x;
    y[0] * x[1]
}

fn main() {}
