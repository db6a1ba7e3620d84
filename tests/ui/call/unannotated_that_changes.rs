//! A call of a function without the attribute that changes its argument.
//! Instead: `#[differentiate]` on the function that is called.

use autodiff::differentiate;

fn bump(a: &mut [f64]) {
    a[0] *= 2.0;
}

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = [x, 1.0];
    bump(&mut a);
    a[0]
}

fn main() {}
