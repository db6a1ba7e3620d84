//! A `Result` as a parameter.

use autodiff::differentiate;

#[differentiate]
fn f(scale: Result<f64, i32>, x: f64) -> f64 {
    match scale {
        Ok(s) => s * x,
        Err(_) => x,
    }
}

fn main() {}
