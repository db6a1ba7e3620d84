//! A shift of a type of your own. Instead: a function with `#[differentiate]` that computes the fields.

use autodiff::{Differentiable, differentiate};

use std::ops::Shl;

#[derive(Clone, Copy, Differentiable)]
struct Complex {
    re: f64,
    im: f64,
}

impl Shl<i32> for Complex {
    type Output = Complex;
    fn shl(self, by: i32) -> Complex {
        Complex { re: self.re * f64::from(1 << by), im: self.im * f64::from(1 << by) }
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    let c = Complex { re: x, im: 1.0 };
    let d = c << 2;
    d.re
}

fn main() {}
