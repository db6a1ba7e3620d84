//! The gradient of a function with several results. There is none.
//! Instead: `forward_f`, and `reverse_f` with a seed for each result.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f64) -> (f64, f64) {
    (x * y, x + y)
}

fn main() {
    grad_f(1.0, 2.0);
}
