//! Several points where nothing is drawn.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x * x
}

fn checked() {
    autodiff::assert_gradient!(f, x = 0.5; points = 3);
}

fn main() {}
