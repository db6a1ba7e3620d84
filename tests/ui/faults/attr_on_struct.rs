//! The attribute on a struct.

use autodiff::differentiate;

#[differentiate]
struct NotAFn {
    x: f64,
}

fn main() {}
