//! A union, to get at the bits of a float. Instead: compute with the float; bits have no derivative.

use autodiff::differentiate;

union Bits {
    float: f64,
    word: u64,
}

#[differentiate]
fn f(x: f64) -> f64 {
    let mut b = Bits { float: x };
    unsafe {
        b.word ^= 1;
        b.float
    }
}

fn main() {}
