//! `*` of a type of your own. Instead: a function with `#[differentiate]` that computes the fields.

use autodiff::{Differentiable, differentiate};

use std::ops::Mul;

#[derive(Clone, Copy, Differentiable)]
struct Complex {
    re: f64,
    im: f64,
}

impl Mul for Complex {
    type Output = Complex;
    fn mul(self, by: Complex) -> Complex {
        Complex { re: self.re * by.re - self.im * by.im, im: self.re * by.im + self.im * by.re }
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    let c = Complex { re: x, im: 1.0 };
    let d = c * c;
    d.re
}

fn main() {}
