//! A pattern without a value.

use autodiff::differentiate;

struct Point {
    a: f64,
    b: f64,
}

#[differentiate]
fn f(x: f64) -> f64 {
    let Point { a, b };
    a = x;
    b = x;
    a * b
}

fn main() {}
