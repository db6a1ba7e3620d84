//! A field of tuples assigned as a whole.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut t = ((x, x), x);
    t.0 = (x * x, 1.0);
    t.0.0 * t.1
}

fn main() {}
