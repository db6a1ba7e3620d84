//! A range without a start.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut y = x;
    for i in ..3 {
        y *= i as f64;
    }
    y
}

fn main() {}
