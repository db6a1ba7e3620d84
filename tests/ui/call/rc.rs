//! A float in an `Rc`.

use autodiff::differentiate;

use std::rc::Rc;

#[differentiate]
fn f(x: f64) -> f64 {
    let r = Rc::new(x);
    *r * *r
}

fn main() {}
