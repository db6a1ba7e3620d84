//! A mutable reference that points to one variable first and then to another.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let (mut a, mut b) = (x, 1.0);
    let mut r = &mut a;
    *r *= x;
    r = &mut b;
    *r *= x;
    a * b
}

fn main() {}
