//! An integer times a float.
//! Instead: `n as f64`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    n * x
}

fn main() {}
