//! An `Option` of more than a number as a parameter.

use autodiff::{Differentiable, differentiate};

#[derive(Differentiable)]
struct Model {
    w: f64,
}

#[differentiate]
fn f(model: Option<Model>, x: f64) -> f64 {
    match model {
        Some(m) => m.w * x,
        None => x,
    }
}

fn main() {}
