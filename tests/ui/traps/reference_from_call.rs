//! A store through a reference that a function gives.

use autodiff::differentiate;

fn pick<'a>(a: &'a mut f64, b: &'a mut f64) -> &'a mut f64 {
    if *a > *b { a } else { b }
}

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = x;
    let mut b = 2.0;
    let r = pick(&mut a, &mut b);
    *r = x * x;
    a * b
}

fn main() {}
