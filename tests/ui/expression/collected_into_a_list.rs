//! `collect` into something that is not a vector.

use autodiff::differentiate;

use std::collections::LinkedList;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let q = x.iter().map(|v| v * v).collect::<LinkedList<_>>();
    q.len() as f64 * x[0]
}

fn main() {}
