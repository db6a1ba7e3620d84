//! `remove` of a `VecDeque`, which gives an `Option` and not the element.

use autodiff::differentiate;
use std::collections::VecDeque;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut q = VecDeque::from(vec![x, x * x]);
    q.remove(0).unwrap() * q[0]
}

fn main() {}
