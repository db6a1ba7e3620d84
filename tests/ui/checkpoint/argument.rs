//! An argument of `#[checkpoint]` that is none.
use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint(each = 3)]
    for _ in 0..n {
        y *= x;
    }
    y
}

fn main() {}
