//! A name that does not exist.
//! Instead: the name of a variable, a parameter or a constant.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let y = x * x;
    y * z
}

fn main() {}
