//! A mode that there is not.
//! Instead: `jacobian`, `jacobian = forward` or `jacobian = reverse`.

use autodiff::differentiate;

#[differentiate(jacobian = sideways)]
fn f(x: f64, y: f64) -> (f64, f64) {
    (x * y, x + y)
}

fn main() {}
