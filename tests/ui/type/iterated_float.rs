//! A loop over a float.
//! Instead: a range of integers, a slice or an iterator.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut s = 0.0;
    for t in x {
        s += t;
    }
    s
}

fn main() {}
