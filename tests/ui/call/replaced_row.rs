//! `mem::replace` of an array.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = [x, x * x];
    let old = std::mem::replace(&mut a, [0.0, x]);
    old[1] * a[1]
}

fn main() {}
