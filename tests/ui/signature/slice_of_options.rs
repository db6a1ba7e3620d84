//! A slice whose elements may be missing.

use autodiff::differentiate;

#[differentiate]
fn f(xs: &[Option<f64>]) -> f64 {
    let mut sum = 0.0;
    for x in xs {
        if let Some(x) = x {
            sum += x * x;
        }
    }
    sum
}

fn main() {}
