//! `..` before parts of a result whose type is not seen: the parts after it would be counted from the wrong end.

use autodiff::differentiate;

#[differentiate]
fn pair(x: f64) -> (f64, f64) {
    (x, x * x)
}

#[differentiate]
fn f(x: f64) -> f64 {
    let (.., b) = pair(x);
    b
}

fn main() {}
