//! Second derivatives by what an option holds.

use autodiff::differentiate;

#[differentiate(hvp)]
fn f(pair: Option<(f64, f64)>, x: f64) -> f64 {
    match pair {
        Some((a, b)) => a * b * x,
        None => x * x,
    }
}

fn main() {}
