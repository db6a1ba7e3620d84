//! A power as it is written elsewhere. Instead: `x.powi(2)`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x ^ 2
}

fn main() {}
