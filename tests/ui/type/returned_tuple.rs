//! Two values where the signature says one.
//! Instead: a result `-> (f64, f64)`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    (x, x)
}

fn main() {}
