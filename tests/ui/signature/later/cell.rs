use autodiff::differentiate;

use std::cell::Cell;

#[differentiate]
fn f(x: &Cell<f64>) -> f64 {
    x.set(x.get() * x.get());
    x.get()
}

fn main() {}
