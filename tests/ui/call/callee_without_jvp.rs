//! A function in forward mode calls one that was not asked for it: `no … item named 'jvp' found`.
//! Instead: `#[differentiate(jvp)]` on the function that is called.

use autodiff::differentiate;

#[differentiate]
fn square(x: f64) -> f64 {
    x * x
}

#[differentiate(jvp)]
fn f(x: f64) -> f64 {
    square(x) + x
}

fn main() {}
