//! A `f64` in a variable declared as `f32`.
//! Instead: `as f32`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let y: f32 = x;
    y as f64 * x
}

fn main() {}
