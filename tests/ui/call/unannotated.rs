//! A call of a function without the attribute, with active arguments.
//! Instead: `#[differentiate]` on the function that is called.

use autodiff::differentiate;

fn helper(x: f64) -> f64 {
    x * x
}

#[differentiate]
fn f(x: f64) -> f64 {
    helper(x) + x
}

fn main() {}
