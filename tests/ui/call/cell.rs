//! A float in a `Cell`.

use autodiff::differentiate;

use std::cell::Cell;

#[differentiate]
fn f(x: f64) -> f64 {
    let c = Cell::new(x);
    c.set(c.get() * x);
    c.get()
}

fn main() {}
