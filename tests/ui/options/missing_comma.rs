//! Two options without a comma between them.

use autodiff::differentiate;

#[differentiate(wrt(x) name = g)]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
