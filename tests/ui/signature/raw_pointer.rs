//! A raw pointer as parameter.

use autodiff::differentiate;

#[differentiate]
fn f(x: *const f64) -> f64 {
    unsafe { *x * *x }
}

fn main() {}
