//! A function that returns nothing and changes nothing.
//! Instead: a float as the result, or a `&mut` parameter for it.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) {
    let _ = x;
}

fn main() {}
