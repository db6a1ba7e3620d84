//! `-` of a type of your own. Instead: a function with `#[differentiate]` that computes the fields.

use autodiff::{Differentiable, differentiate};

use std::ops::Neg;

#[derive(Clone, Copy, Differentiable)]
struct Complex {
    re: f64,
    im: f64,
}

impl Neg for Complex {
    type Output = Complex;
    fn neg(self) -> Complex {
        Complex { re: -self.re, im: -self.im }
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    let c = Complex { re: x, im: 1.0 };
    let d = -c;
    d.re * x
}

fn main() {}
