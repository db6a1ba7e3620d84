//! `map_err` with a function.

use autodiff::differentiate;

fn wrap(e: String) -> String {
    e
}

#[differentiate]
fn f(x: f64) -> Result<f64, String> {
    let r: Result<f64, String> = Ok(x);
    r.map_err(wrap)
}

fn main() {}
