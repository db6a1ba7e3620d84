//! An iterator method that the compiler of gradients does not know.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for v in x.iter().peekable() {
        s = s * v + 1.0;
    }
    s
}

fn main() {}
