//! A variable that is assigned while a reference to it lives.
//! Instead: the assignment after the last use of the reference, or a copy of the value.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = x;
    let r = &a;
    a = 2.0 * x;
    *r * a
}

fn main() {}
