//! A parameter that is a function pointer.

use autodiff::differentiate;

#[differentiate]
fn f(g: fn(f64) -> f64, x: f64) -> f64 {
    g(x) * x
}

fn main() {}
