//! A packed struct.

use autodiff::Differentiable;

#[derive(Clone, Copy, Differentiable)]
#[repr(C, packed)]
struct Sample {
    tag: u8,
    value: f64,
}

fn main() {}
