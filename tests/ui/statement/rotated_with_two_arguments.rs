//! A method of vectors with more arguments than it takes.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut v = vec![x, x * x, 1.0];
    v.rotate_left(1, 2);
    v[0]
}

fn main() {}
