//! Two parameters of one name. Instead: give each a name of its own.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, x: f64) -> f64 {
    x * x
}

fn main() {}
