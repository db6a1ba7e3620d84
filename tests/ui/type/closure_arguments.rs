//! A closure called with more arguments than it takes.
//! Instead: as many as it takes.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let g = |t: f64| t * x;
    g(x, x)
}

fn main() {}
