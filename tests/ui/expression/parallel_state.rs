//! A state that each thread makes for itself.

use autodiff::differentiate;
use rayon::prelude::*;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.par_iter().map_init(|| 2.0, |s, a| *s * a).sum()
}

fn main() {}
