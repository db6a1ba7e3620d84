//! A cast that leaves the type to inference.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let y: f32 = x as _;
    y as f64 * x
}

fn main() {}
