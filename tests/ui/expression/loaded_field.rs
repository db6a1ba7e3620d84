//! A field of a field that was bound by itself.

use autodiff::Differentiable;
use autodiff::differentiate;

#[derive(Clone, Copy, Differentiable)]
struct P {
    q: Q,
}

#[derive(Clone, Copy, Differentiable)]
struct Q {
    a: f64,
}

#[differentiate]
fn f(x: f64, all: &mut [P]) -> f64 {
    let q = all[0].q;
    q.a * x
}

fn main() {}
