//! Two arguments that exclude each other.
use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint(every = 3, snapshots = 4)]
    for _ in 0..n {
        y *= x;
    }
    y
}

fn main() {}
