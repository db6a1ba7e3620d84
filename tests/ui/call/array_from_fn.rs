//! `array::from_fn` without a length.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let a = std::array::from_fn(|i| x * i as f64);
    let b: [f64; 3] = a;
    b[2]
}

fn main() {}
