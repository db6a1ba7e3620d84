//! A store through a reference that a method gives.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = [1.0, x];
    *a.last_mut().unwrap() = x * x;
    a[0] * a[1]
}

fn main() {}
