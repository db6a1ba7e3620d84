//! A function that returns a function.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> impl Fn(f64) -> f64 {
    move |y| x * y
}

fn main() {}
