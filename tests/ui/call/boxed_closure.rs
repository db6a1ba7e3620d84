//! A closure in a box.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let g: Box<dyn Fn(f64) -> f64> = Box::new(move |t| t * x);
    g(2.0)
}

fn main() {}
