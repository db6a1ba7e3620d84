//! A parameter that is a function of a type without a name.

use autodiff::differentiate;

#[differentiate]
fn f(g: impl Fn(f64) -> f64, x: f64) -> f64 {
    let mut a = x;
    for _ in 0..3 {
        a = g(a);
    }
    a
}

fn main() {}
