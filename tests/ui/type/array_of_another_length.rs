//! A result of another length than the signature says.
//! Instead: the length that is returned.

use autodiff::differentiate;

#[differentiate]
fn f(x: [f64; 3]) -> [f64; 2] {
    [x[0] * x[1], x[1] * x[2], x[2] * x[0]]
}

fn main() {}
