//! A loop over an array of tuples.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let a = [(x, 1.0), (2.0, x)];
    let mut s = 0.0;
    for (u, v) in a {
        s += u * v;
    }
    s
}

fn main() {}
