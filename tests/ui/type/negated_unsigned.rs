//! Minus an unsigned integer. Instead: make a float of it first, `-(n as f64)`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    x * (-n) as f64
}

fn main() {}
