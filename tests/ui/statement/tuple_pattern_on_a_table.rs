//! A tuple pattern that does not tell how many parts there are.

use autodiff::differentiate;

const TABLE: [(f64, f64); 2] = [(1.0, 2.0), (3.0, 4.0)];

#[differentiate]
fn f(x: f64) -> f64 {
    let (.., b) = TABLE[1];
    b * x
}

fn main() {}
