//! A union, to get at the bits of a float.

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
