//! A block with a number of states: it is run once.
use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut y = x;
    #[checkpoint(snapshots = 2)]
    {
        y *= x;
    }
    y
}

fn main() {}
