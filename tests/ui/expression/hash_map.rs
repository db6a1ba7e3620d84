//! A hash map of floats.

use autodiff::differentiate;

use std::collections::HashMap;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut named = HashMap::new();
    named.insert("x", x);
    named["x"] * x
}

fn main() {}
