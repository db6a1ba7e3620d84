//! A store through a guard that a method gives.

use autodiff::differentiate;

use std::cell::RefCell;

#[differentiate]
fn f(total: &RefCell<f64>, x: f64) -> f64 {
    *total.borrow_mut() += x * x;
    x
}

fn main() {}
