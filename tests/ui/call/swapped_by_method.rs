//! `mem::swap` of what is no place.

use autodiff::differentiate;

fn pick(a: &mut [f64]) -> &mut f64 {
    &mut a[1]
}

#[differentiate]
fn f(x: f64, a: &mut [f64]) -> f64 {
    std::mem::swap(&mut a[0], pick(a));
    a[0] * x
}

fn main() {}
