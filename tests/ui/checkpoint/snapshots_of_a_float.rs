//! A number of snapshots that is no integer.
use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint(snapshots = x)]
    for _ in 0..n {
        y *= x;
    }
    y
}

fn main() {}
