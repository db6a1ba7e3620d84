//! A `break` to a label that is not there.
//! Instead: the label of a loop around it.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut s = x;
    for _ in 0..3 {
        s *= x;
        if s > 10.0 {
            break 'outer;
        }
    }
    s
}

fn main() {}
