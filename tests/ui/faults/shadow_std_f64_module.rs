//! A type of the user's named `Vec`.

use autodiff::differentiate;

#[allow(non_camel_case_types, dead_code)]
type Vec = f64;

#[differentiate]
fn f(x: Vec) -> f64 {
    x * x
}

fn main() {}
