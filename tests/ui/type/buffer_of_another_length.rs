//! A buffer for the gradient of an array, of another length. For slices and vectors the lengths are compared
//! when the program runs.
//! Instead: a buffer of the length of the parameter.

use autodiff::differentiate;

#[differentiate]
fn f(x: [f64; 3], c: f64) -> f64 {
    x[0] * x[1] * x[2] * c
}

fn main() {
    let mut dx = [0.0; 2];
    let mut dc = 0.0;
    grad_f_into([1.0, 2.0, 3.0], 0.5, &mut dx, &mut dc);
}
