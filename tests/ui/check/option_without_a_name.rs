//! A number where an option is expected.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x * x
}

fn checked() {
    autodiff::assert_gradient!(f, x = 0.5; 3);
}

fn main() {}
