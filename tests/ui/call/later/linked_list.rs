//! A linked list of floats.

use autodiff::differentiate;

use std::collections::LinkedList;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut l = LinkedList::new();
    l.push_back(x);
    l.pop_front().unwrap() * x
}

fn main() {}
