//! A method without its parentheses.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x.sqrt * x
}

fn main() {}
