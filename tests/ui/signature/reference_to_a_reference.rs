//! A reference to a reference.

use autodiff::differentiate;

#[differentiate]
fn f(x: &&f64) -> f64 {
    **x * **x
}

fn main() {}
