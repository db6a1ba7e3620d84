//! A call through a variable that holds a function of `std`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let g = f64::sin;
    g(x) * x
}

fn main() {}
