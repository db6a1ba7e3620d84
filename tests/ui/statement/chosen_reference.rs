//! A mutable reference that is chosen at run time.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, first: bool) -> f64 {
    let (mut a, mut b) = (x, 1.0);
    let r = if first { &mut a } else { &mut b };
    *r *= x;
    a * b
}

fn main() {}
