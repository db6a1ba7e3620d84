//! A pattern with more parts than the tuple.
//! Instead: a name for each part.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let (a, b, c) = (x, x * x);
    a * b * c
}

fn main() {}
