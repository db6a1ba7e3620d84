//! An argument named twice.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x * x
}

fn checked() {
    autodiff::assert_gradient!(f, x = 0.5, x = 0.7);
}

fn main() {}
