//! A constant that is drawn at random.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x * x
}

fn checked() {
    autodiff::assert_gradient!(f, const n in 0.1..4.0);
}

fn main() {}
