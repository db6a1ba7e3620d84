//! An argument that carries a derivative, for a parameter that the function declares a constant.
//! Instead: `autodiff::constant(..)` around the argument, or the parameter among the others.

use autodiff::differentiate;

#[differentiate(wrt(x))]
fn scaled(x: f64, by: f64) -> f64 {
    x * by
}

#[differentiate]
fn f(x: f64, y: f64) -> f64 {
    scaled(x, autodiff::constant(y)) + scaled(y, x * y)
}

fn main() {}
