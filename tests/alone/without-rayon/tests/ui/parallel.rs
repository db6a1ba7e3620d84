//! Parallel iterators, and the feature `rayon` is not turned on.
use autodiff::differentiate;
use rayon::prelude::*;

#[differentiate]
fn slices(x: &[f64]) -> f64 {
    x.par_iter().map(|a| a * a).sum()
}

#[differentiate]
fn ranges(x: &[f64]) -> f64 {
    (0..x.len()).into_par_iter().map(|i| x[i] * x[i]).sum()
}

fn main() {
    grad_slices(&[1.0]);
    grad_ranges(&[1.0]);
}
