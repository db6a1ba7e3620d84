//! A guard in `matches!`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    if matches!(n, k if k > 2) { x } else { x * x }
}

fn main() {}
