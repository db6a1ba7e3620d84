//! Part of an iterator whose items have no numbers, by `by_ref`.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let mut it = x.iter().filter(|v| **v != 0.5);
    let two: f64 = it.by_ref().take(2).sum();
    two * it.product::<f64>()
}

fn main() {}
