//! A vector of tuples.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let v = vec![(x, 1.0); 3];
    v[0].0 * x
}

fn main() {}
