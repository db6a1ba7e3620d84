//! `name = ..` with something that cannot be in a name.

use autodiff::differentiate;

#[differentiate(name = 3)]
fn f(x: f64, n: usize) -> f64 {
    x * n as f64
}

fn main() {}
