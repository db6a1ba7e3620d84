//! An option that takes a list, with `=`.

use autodiff::differentiate;

#[differentiate(without = simplify)]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
