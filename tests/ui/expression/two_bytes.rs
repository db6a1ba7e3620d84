//! The bytes of a float, and a float of bytes: an error for each.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut bytes = x.to_le_bytes();
    bytes[7] ^= 0x80;
    f64::from_le_bytes(bytes)
}

fn main() {}
