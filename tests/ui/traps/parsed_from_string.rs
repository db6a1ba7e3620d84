//! A float that was written as text and is read back.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let text = format!("{x}");
    let y = text.parse::<f64>().unwrap();
    y * x
}

fn main() {}
