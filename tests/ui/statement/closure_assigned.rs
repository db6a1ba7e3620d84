//! A closure put into an array.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = [x, x];
    a[0] = |t: f64| t;
    a[0]
}

fn main() {}
