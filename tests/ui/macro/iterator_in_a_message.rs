//! An iterator in a message.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    println!("{:?}", x.iter());
    x[0] * x[0]
}

fn main() {}
