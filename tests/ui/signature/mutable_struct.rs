//! A struct that a function changes, as parameter.

use autodiff::{Differentiable, differentiate};

#[derive(Differentiable)]
struct Spring {
    stiffness: f64,
}

#[differentiate]
fn harden(spring: &mut Spring, a: f64) -> f64 {
    spring.stiffness *= a;
    spring.stiffness * 2.0
}

fn main() {}
