//! A reference to a tuple with more than numbers in it.

use autodiff::{Differentiable, differentiate};

#[derive(Differentiable)]
struct Model {
    w: f64,
}

#[differentiate]
fn f(both: &(Model, f64)) -> f64 {
    both.0.w * both.1
}

fn main() {}
