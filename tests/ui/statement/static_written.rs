//! A write to a static.

use autodiff::differentiate;

static mut TABLE: [f64; 2] = [0.0; 2];

#[differentiate]
fn f(x: f64) -> f64 {
    unsafe { TABLE[0] = x };
    x * x
}

fn main() {}
