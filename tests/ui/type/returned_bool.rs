//! A `bool` where the signature says `f64`.
//! Instead: the float.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x > 0.0
}

fn main() {}
