//! A matrix of derivatives for floats of two widths.

use autodiff::differentiate;

#[differentiate(jacobian)]
fn f(x: f64, y: f32) -> (f64, f32) {
    (x * y as f64, y)
}

fn main() {}
