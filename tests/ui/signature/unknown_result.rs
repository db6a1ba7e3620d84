//! A type that does not exist.
//! Instead: `f64`, or the name of a type that is in scope.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> Float {
    x * x
}

fn main() {}
