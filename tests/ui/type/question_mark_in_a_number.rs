//! `?` in a function that gives a number. Instead: return a `Result`, or `unwrap`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let scale = "1.5".parse::<f64>()?;
    x * scale
}

fn main() {}
