//! A function that has the name of one of the generated ones.
//! Instead: another name for the generated ones, `#[differentiate(name = …)]`.

use autodiff::differentiate;

#[differentiate]
fn energy(x: f64) -> f64 {
    x * x
}

fn grad_energy(x: f64) -> f64 {
    2.0 * x
}

fn main() {}
