//! An iterator as parameter. The macro sees only its name.

use autodiff::differentiate;

#[differentiate]
fn f(x: impl Iterator<Item = f64>) -> f64 {
    let mut s = 0.0;
    for v in x {
        s += v * v;
    }
    s
}

fn main() {}
