//! The result of a call that turns out to be a struct only after it was collected.

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
fn f(x: f64) -> f64 {
    let first = |all: &Vec<Mass>| all[0].kg;
    let made = vec![mass(x)];
    first(&made)
}

fn main() {}
