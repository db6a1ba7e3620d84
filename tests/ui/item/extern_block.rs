//! The attribute on a block of foreign functions.

use autodiff::differentiate;

#[differentiate]
unsafe extern "C" {
    safe fn erf(x: f64) -> f64;
}

fn main() {}
