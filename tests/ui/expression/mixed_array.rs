//! An array of a pair and of what the macro does not see.

use autodiff::differentiate;

fn pair(n: usize) -> (f64, f64) {
    (n as f64, 1.0)
}

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let a = [(x, 1.0), pair(n)];
    a[1].1 * x
}

fn main() {}
