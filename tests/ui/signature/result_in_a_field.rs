//! A `Result` in a field.

use autodiff::{Differentiable, differentiate};

#[derive(Differentiable)]
struct Step {
    length: Option<f64>,
}

#[differentiate]
fn f(x: f64) -> f64 {
    let step = Step { length: if x > 0.0 { Ok(x * x) } else { Err(()) } };
    step.length.unwrap_or(x)
}

fn main() {}
