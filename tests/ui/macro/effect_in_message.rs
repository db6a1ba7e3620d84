//! An assignment in the message of an assertion.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = x;
    assert!(x > -100.0, "{}", {
        a *= 2.0;
        a
    });
    a
}

fn main() {}
