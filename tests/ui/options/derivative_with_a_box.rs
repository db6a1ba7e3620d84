//! A given derivative beside a parameter that can only be moved.

use autodiff::differentiate;

#[differentiate(derivative(x = 2.0))]
fn f(x: f64, names: Vec<String>) -> f64 {
    2.0 * x + names.len() as f64
}

fn main() {}
