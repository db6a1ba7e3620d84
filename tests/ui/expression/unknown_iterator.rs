//! An iterator that is not in the list of sources.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut s = 0.0;
    for v in std::iter::repeat_with(|| x * x).take(3) {
        s += v;
    }
    s
}

fn main() {}
