//! An amount of memory without a unit.
use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint(memory = "64")]
    for _ in 0..n {
        y *= x;
    }
    y
}

fn main() {}
