//! An iterator that is handed to a function.

use autodiff::differentiate;

fn count(i: impl Iterator) -> usize {
    i.count()
}

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let i = x.iter();
    count(i) as f64 * x[0]
}

fn main() {}
