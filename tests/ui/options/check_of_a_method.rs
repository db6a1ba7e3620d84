//! `check(..)` on a method: the generated test has no receiver to call it on.

use autodiff::{Differentiable, differentiate};

#[derive(Differentiable)]
struct Spring {
    stiffness: f64,
}

impl Spring {
    #[differentiate(check(x = 1.0))]
    fn energy(&self, x: f64) -> f64 {
        self.stiffness * x * x
    }
}

fn main() {}
