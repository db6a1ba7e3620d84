//! A variable that is read where the macro does not see that it was assigned.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let y;
    let z = y * x;
    y = x;
    z * y
}

fn main() {}
