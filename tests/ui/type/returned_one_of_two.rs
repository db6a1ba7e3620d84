//! One value where the signature says two.
//! Instead: both, in a tuple.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> (f64, f64) {
    x * x
}

fn main() {}
