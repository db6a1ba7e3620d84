//! Methods of parallel iterators that have no counterpart in order.
use autodiff::differentiate;
use rayon::prelude::*;

#[differentiate]
fn folded(x: &[f64]) -> f64 {
    x.par_iter().map(|a| a * a).fold(|| 0.0, |s, a| s + a).sum()
}

#[differentiate]
fn by_one_of_them(x: &[f64]) -> f64 {
    x.par_iter().map_init(|| 2.0, |s, a| *s * a).sum()
}

#[differentiate]
fn bridged(x: &[f64]) -> f64 {
    x.iter().map(|a| a * a).par_bridge().sum()
}

fn main() {}
