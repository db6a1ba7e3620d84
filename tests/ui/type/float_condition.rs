//! A float as a condition.
//! Instead: a comparison, such as `x > 0.0`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    if x { x * x } else { x }
}

fn main() {}
