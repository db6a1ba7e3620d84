//! A float in a `Box`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let b = Box::new(x);
    *b * x
}

fn main() {}
