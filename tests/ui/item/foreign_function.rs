//! On the declaration of a foreign function.

use autodiff::differentiate;

unsafe extern "C" {
    #[differentiate]
    safe fn erf(x: f64) -> f64;
}

fn main() {}
