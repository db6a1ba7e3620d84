//! A method of an error as a float.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let r: Result<f64, String> = Ok(x);
    r.unwrap_or_else(|e| e.len() as f64) * x
}

fn main() {}
