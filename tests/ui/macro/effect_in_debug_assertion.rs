//! An assignment in a condition that release builds do not evaluate.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = x;
    debug_assert!({
        a *= 2.0;
        a > 0.0
    });
    a
}

fn main() {}
