//! A function that returns nothing and changes nothing.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) {
    let _ = x;
}

fn main() {}
