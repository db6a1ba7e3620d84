//! A function of text and a bool.

use autodiff::differentiate;

#[differentiate]
fn f(name: &str, exact: bool) -> f64 {
    if exact { name.len() as f64 } else { 0.0 }
}

fn main() {}
