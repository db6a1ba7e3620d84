//! A union.

use autodiff::Differentiable;

#[derive(Clone, Copy, Differentiable)]
union Word {
    float: f64,
    bits: u64,
}

fn main() {}
