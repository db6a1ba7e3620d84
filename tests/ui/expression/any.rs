//! A float behind a trait object.

use autodiff::differentiate;

use std::any::Any;

#[differentiate]
fn f(x: f64) -> f64 {
    let b: &dyn Any = &x;
    *b.downcast_ref::<f64>().unwrap() * x
}

fn main() {}
