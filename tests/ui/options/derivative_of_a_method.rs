//! `derivative(..)` on a method.

use autodiff::{Differentiable, differentiate};

#[derive(Differentiable)]
struct Spring {
    stiffness: f64,
}

impl Spring {
    #[differentiate(derivative(x = 2.0 * x))]
    fn energy(&self, x: f64) -> f64 {
        x * x
    }
}

fn main() {}
