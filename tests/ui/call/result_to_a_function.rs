//! A `Result` handed to a function.

use autodiff::differentiate;

fn g(r: Result<f64, String>) -> f64 {
    r.unwrap_or(0.0)
}

#[differentiate]
fn f(x: f64) -> f64 {
    let r: Result<f64, String> = if x > 0.0 { Ok(x) } else { Err(String::new()) };
    g(r)
}

fn main() {}
