//! A variable of a thread, declared inside of the function.

use autodiff::differentiate;

use std::cell::Cell;

#[differentiate]
fn f(x: f64) -> f64 {
    thread_local! {
        static LAST: Cell<f64> = const { Cell::new(0.0) };
    }
    LAST.set(x * x);
    LAST.get()
}

fn main() {}
