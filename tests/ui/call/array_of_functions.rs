//! A call through an element of an array of functions.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let fs: [fn(f64) -> f64; 2] = [f64::sin, f64::cos];
    fs[0](x)
}

fn main() {}
