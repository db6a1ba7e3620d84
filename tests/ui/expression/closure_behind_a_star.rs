//! A `*` before a closure.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let g = |t: f64| t * x;
    (*g)(x)
}

fn main() {}
