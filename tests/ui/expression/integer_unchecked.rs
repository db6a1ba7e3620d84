//! A method of floats that has no rule.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let n: i64 = unsafe { x.to_int_unchecked() };
    n as f64 * x
}

fn main() {}
