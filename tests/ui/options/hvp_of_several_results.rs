//! Second derivatives of a function with several results.
//! Instead: one result, or `jacobian`.

use autodiff::differentiate;

#[differentiate(hvp)]
fn f(x: f64, y: f64) -> (f64, f64) {
    (x * y, x + y)
}

fn main() {}
