//! A `match` that leaves values out.
//! Instead: an arm for the rest.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: u8) -> f64 {
    match n {
        0 => x,
        1 => x * x,
    }
}

fn main() {}
