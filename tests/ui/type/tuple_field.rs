//! A field that a tuple does not have.
//! Instead: one of its fields.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let p = (x, x * x);
    p.0 * p.2
}

fn main() {}
