//! A loop over a range of floats.
//! Instead: a range of integers, with the float computed from the counter.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut s = 0.0;
    for t in 0.0..x {
        s += t;
    }
    s
}

fn main() {}
