//! A parallel `fold`, whose pieces have sums of their own.

use autodiff::differentiate;
use rayon::prelude::*;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.par_iter().map(|a| a * a).fold(|| 0.0, |s, a| s + a).sum()
}

fn main() {}
