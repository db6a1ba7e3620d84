//! The attribute on a type.

use autodiff::differentiate;

#[differentiate]
type Real = f64;

fn main() {}
