//! An assignment that takes the result of a call apart.

use autodiff::differentiate;

fn pair() -> (f64, f64) {
    (1.0, 2.0)
}

#[differentiate]
fn f(x: f64) -> f64 {
    let (mut a, mut b) = (x, x);
    (a, b) = pair();
    a * b * x
}

fn main() {}
