//! Operators of a type of the user's.

use autodiff::differentiate;

use std::ops::Mul;

#[derive(Clone, Copy)]
struct Complex {
    re: f64,
    im: f64,
}

impl Mul for Complex {
    type Output = Complex;
    fn mul(self, o: Complex) -> Complex {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}

#[differentiate]
fn f(z: Complex) -> f64 {
    (z * z).re
}

fn main() {}
