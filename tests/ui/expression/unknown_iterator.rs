//! An iterator that is not in the list of sources.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut s = 0.0;
    for v in std::iter::successors(Some(x), |v| if *v < 10.0 { Some(v * v) } else { None }) {
        s += v;
    }
    s
}

fn main() {}
