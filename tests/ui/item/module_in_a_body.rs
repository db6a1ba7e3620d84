//! A module inside of the function.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    mod inner {
        pub const C: f64 = 2.0;
    }
    x * inner::C
}

fn main() {}
