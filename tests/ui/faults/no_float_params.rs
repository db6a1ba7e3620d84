//! A function of integers only.

use autodiff::differentiate;

#[differentiate]
fn f(n: i32) -> f64 {
    n as f64
}

fn main() {}
