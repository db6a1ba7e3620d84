//! A call through a variable that holds an annotated function.

use autodiff::differentiate;

#[differentiate]
fn g(x: f64) -> f64 {
    x * x
}

#[differentiate]
fn f(x: f64) -> f64 {
    let h = g;
    h(x)
}

fn main() {}
