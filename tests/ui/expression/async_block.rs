//! An `async` block with active values.

use autodiff::differentiate;

use std::future::Future;

fn wait<T>(_: impl Future<Output = T>) -> T {
    unimplemented!()
}

#[differentiate]
fn f(x: f64) -> f64 {
    wait(async { x * x })
}

fn main() {}
