//! An iterator method that the compiler of gradients does not know.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.iter().try_fold(1.0, |s, v| if *v > 0.0 { Some(s * v) } else { None }).unwrap_or(0.0)
}

fn main() {}
