//! A read through a raw pointer.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let p = &x as *const f64;
    unsafe { *p * x }
}

fn main() {}
