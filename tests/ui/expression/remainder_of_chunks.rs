//! `remainder` of `chunks`.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let c = x.chunks(2);
    c.remainder()[0]
}

fn main() {}
