//! An index that is not `usize`.
//! Instead: `i as usize`.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64], i: i32) -> f64 {
    x[i] * x[0]
}

fn main() {}
