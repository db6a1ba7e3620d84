//! The arms of an `if` are a float and an integer.
//! Instead: `n as f64`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let y = if n > 1 { x } else { n };
    y * x
}

fn main() {}
