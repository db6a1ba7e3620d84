//! A float behind a lock, as parameter.

use autodiff::differentiate;

use std::sync::Mutex;

#[differentiate]
fn f(x: f64, total: &Mutex<f64>) -> f64 {
    *total.lock().unwrap() += x;
    x
}

fn main() {}
