//! Two attributes on one loop.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint]
    #[checkpoint]
    for _ in 0..n {
        y *= x;
    }
    y
}

fn main() {}
