//! `&mut` of a value that has no name.

use autodiff::differentiate;

#[differentiate]
fn g(x: &mut f64) -> f64 {
    *x
}

#[differentiate]
fn f(x: f64) -> f64 {
    g(&mut (x * 2.0))
}

fn main() {}
