//! An option with a word that is not known.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x * x
}

fn checked() {
    autodiff::assert_gradient!(f, x = 0.5; at_kinks = perhaps);
}

fn main() {}
