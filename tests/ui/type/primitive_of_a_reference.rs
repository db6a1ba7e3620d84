//! A reference for a float in a call by path.
//! Instead: `*x`.

use autodiff::differentiate;

#[differentiate]
fn f(x: &f64) -> f64 {
    f64::sin(x) * x
}

fn main() {}
