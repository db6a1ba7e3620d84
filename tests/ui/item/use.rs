//! The attribute on an import.

use autodiff::differentiate;

#[differentiate]
use std::f64::consts::PI;

const _: f64 = PI;

fn main() {}
