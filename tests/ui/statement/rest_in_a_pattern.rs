//! `..` in a nested pattern.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let t = Some((x, x, x));
    match t {
        Some((a, .., b)) => a * b,
        None => x,
    }
}

fn main() {}
