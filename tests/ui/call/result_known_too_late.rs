//! Results of calls that turn out to be structs only after they were collected.

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
    let made = vec![mass(x), mass(x * x)];
    first(&made)
}

fn main() {}
