//! An iterator in order, made parallel in the middle.

use autodiff::differentiate;
use rayon::prelude::*;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.iter().map(|a| a * a).par_bridge().sum()
}

fn main() {}
