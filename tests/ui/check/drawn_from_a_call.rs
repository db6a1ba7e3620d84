//! A distribution that is none.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x * x
}

fn checked() {
    autodiff::assert_gradient!(f, x in uniform());
}

fn main() {}
