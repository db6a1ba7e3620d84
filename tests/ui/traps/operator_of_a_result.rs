//! An operator on what a call gives, which is no number. Instead: a function with `#[differentiate]` that computes the fields.

use autodiff::{Differentiable, differentiate};

use std::ops::Add;

#[derive(Clone, Copy, Differentiable)]
struct Complex {
    re: f64,
    im: f64,
}

impl Add for Complex {
    type Output = Complex;
    fn add(self, other: Complex) -> Complex {
        Complex { re: self.re + other.re, im: self.im + other.im }
    }
}

#[differentiate]
fn root(x: f64) -> Complex {
    Complex { re: 0.0, im: x.sqrt() }
}

#[differentiate]
fn f(x: f64) -> f64 {
    let both = root(x) + root(2.0 * x);
    both.im
}

fn main() {}
