//! An assignment to a variable that is not `mut`.
//! Instead: `let mut a`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let a = x;
    a = a * x;
    a
}

fn main() {}
