//! A float in a variable declared as an integer.
//! Instead: `as`; an integer is a constant.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let n: usize = x;
    n as f64 * x
}

fn main() {}
