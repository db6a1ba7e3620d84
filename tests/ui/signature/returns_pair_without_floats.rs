//! A tuple without a float in it as the result.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f64) -> (bool, usize) {
    (x > y, x as usize)
}

fn main() {}
