//! An argument of `#[checkpoint]` that is none, two that exclude each other, an amount of memory without a unit.
use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint(each = 3)]
    for _ in 0..n {
        y *= x;
    }
    #[checkpoint(every = 3, snapshots = 4)]
    for _ in 0..n {
        y *= x;
    }
    #[checkpoint(memory = "64")]
    for _ in 0..n {
        y *= x;
    }
    #[checkpoint(every = 0)]
    for _ in 0..n {
        y *= x;
    }
    #[checkpoint(snapshots = x)]
    for _ in 0..n {
        y *= x;
    }
    y
}

fn main() {}
