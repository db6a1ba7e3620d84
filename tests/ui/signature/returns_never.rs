//! A function that never returns.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> ! {
    panic!("{x}")
}

fn main() {}
