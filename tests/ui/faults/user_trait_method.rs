//! A method that a trait of the user gives to floats.

use autodiff::differentiate;

trait Sq {
    fn sq(self) -> f64;
}

impl Sq for f64 {
    fn sq(self) -> f64 {
        self * self
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    x.sq() + x
}

fn main() {}
