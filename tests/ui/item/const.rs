//! The attribute on a constant.

use autodiff::differentiate;

#[differentiate]
const HALF: f64 = 0.5;

fn main() {}
