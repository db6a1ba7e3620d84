//! Results of calls that turn out to be structs only where they are collected.

use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Differentiable)]
struct Mass {
    kg: f64,
}

#[differentiate]
fn mass(kg: f64) -> Mass {
    Mass { kg: 3.0 * kg }
}

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let all: Vec<Mass> = x.iter().map(|kg| mass(*kg)).collect();
    all[0].kg
}

fn main() {}
