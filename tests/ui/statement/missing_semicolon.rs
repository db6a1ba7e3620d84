//! A body that is no Rust. The functions that it promises are there all the same. Instead: a semicolon behind the `let`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let y = x * x
    y * y
}

pub fn caller() -> f64 {
    grad_f(1.0)
}

fn main() {}
