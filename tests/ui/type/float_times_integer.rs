//! A loop counter times a float.
//! Instead: `i as f64`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..3 {
        s += i * x;
    }
    s
}

fn main() {}
