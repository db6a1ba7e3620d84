//! The name of a directory where a disk is wanted: what cannot be written there is to be told to somebody.
use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint(disk = "/tmp")]
    for _ in 0..10 {
        y = y.sin();
    }
    y
}

fn main() {}
