//! An array in a tuple parameter.

use autodiff::differentiate;

#[differentiate]
fn f(p: (f64, [f64; 2])) -> f64 {
    p.0 * p.1[0]
}

fn main() {}
