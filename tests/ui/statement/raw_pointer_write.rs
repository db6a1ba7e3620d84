//! A write through a raw pointer.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = x;
    let p = &raw mut a;
    unsafe { *p = x * x };
    a
}

fn main() {}
