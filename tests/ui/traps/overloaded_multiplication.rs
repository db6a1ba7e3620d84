//! An operator of the user, on a float and a type of his own.
//! Instead: floats as operands, or an annotated function for what the operator does.

use autodiff::differentiate;

use std::ops::Mul;

#[derive(Clone, Copy)]
struct Offset(f64);

impl Mul<Offset> for f64 {
    type Output = f64;
    fn mul(self, by: Offset) -> f64 {
        self + by.0
    }
}

const THREE: Offset = Offset(3.0);

#[differentiate]
fn f(x: f64) -> f64 {
    x * THREE
}

fn main() {}
