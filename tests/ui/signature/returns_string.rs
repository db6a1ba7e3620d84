//! Text as the result.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> String {
    format!("{x}")
}

fn main() {}
