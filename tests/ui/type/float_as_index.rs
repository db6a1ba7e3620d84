//! A float as an index.
//! Instead: an integer, with `as usize`.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64], at: f64) -> f64 {
    x[at] * at
}

fn main() {}
