//! A sum of floats that begins with an integer.
//! Instead: `0.0`.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let mut s = 0;
    for v in x {
        s += v * v;
    }
    s as f64
}

fn main() {}
