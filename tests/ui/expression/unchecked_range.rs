//! An unchecked range.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let part = unsafe { x.get_unchecked(0..2) };
    part[0] * part[1]
}

fn main() {}
