//! `mem::replace` through a reference that a function gives.

use autodiff::differentiate;

fn pick(a: &mut [f64]) -> &mut f64 {
    &mut a[1]
}

#[differentiate]
fn f(x: f64, a: &mut [f64]) -> f64 {
    let old = std::mem::replace(pick(a), x);
    old * x
}

fn main() {}
