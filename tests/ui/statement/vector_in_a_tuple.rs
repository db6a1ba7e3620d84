//! Elements that are tuples with a vector in them.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut v = Vec::new();
    v.push((x, vec![x; 2]));
    v[0].0 * x
}

fn main() {}
