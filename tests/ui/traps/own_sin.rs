//! A type of the user's that overloads an operator of floats, with a `sin` of its own.

use autodiff::differentiate;

use std::ops::Mul;

#[derive(Clone, Copy)]
struct Degrees(f64);

/// A number times this is an angle, and an angle has a sine of its own.
struct Degree;

impl Mul<Degree> for f64 {
    type Output = Degrees;
    fn mul(self, _: Degree) -> Degrees {
        Degrees(self)
    }
}

impl Degrees {
    fn sin(self) -> f64 {
        self.0.to_radians().sin()
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    let a = x * Degree;
    a.sin()
}

fn main() {}
