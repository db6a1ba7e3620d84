//! A method of `f64` with the wrong number of arguments.
//! Instead: the method as std declares it.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x.sin(x) * x
}

fn main() {}
