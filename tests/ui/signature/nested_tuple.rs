//! A text in a tuple parameter.

use autodiff::differentiate;

#[differentiate]
fn f(p: (f64, &str)) -> f64 {
    p.0 * p.1.len() as f64
}

fn main() {}
