//! A bound that comes from a function without the attribute: an integer of a width that the macro does not see.

use autodiff::differentiate;

fn steps(x: f64) -> u32 {
    x.abs() as u32
}

#[differentiate]
fn f(x: f64) -> f64 {
    let mut s = x;
    for k in 0..steps(x) {
        s *= x + k as f64;
    }
    s
}

fn main() {}
