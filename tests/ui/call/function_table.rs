//! A call through a constant table of functions.

use autodiff::differentiate;

const TABLE: [fn(f64) -> f64; 2] = [f64::sin, f64::cos];

#[differentiate]
fn f(x: f64, i: usize) -> f64 {
    TABLE[i](x)
}

fn main() {}
