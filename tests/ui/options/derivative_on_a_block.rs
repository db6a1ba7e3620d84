//! An option that speaks of one function, on a whole `impl` block.

use autodiff::{Differentiable, differentiate};

#[derive(Differentiable)]
struct Spring {
    stiffness: f64,
}

#[differentiate(name = spring)]
impl Spring {
    fn energy(&self, x: f64) -> f64 {
        self.stiffness * x * x
    }
}

fn main() {}
