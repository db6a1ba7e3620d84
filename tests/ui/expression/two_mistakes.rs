//! Two different mistakes in one body: an error for each.

use autodiff::differentiate;

macro_rules! square {
    ($x:expr) => {
        $x * $x
    };
}

#[differentiate]
fn f(x: f64, y: f64) -> f64 {
    let a = f64::from_bits(x.to_bits());
    let b = square!(y);
    a * b
}

fn main() {}
