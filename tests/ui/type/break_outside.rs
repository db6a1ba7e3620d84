//! A `break` outside of a loop.
//! Instead: `return`, or a labelled block.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    if x > 0.0 {
        break;
    }
    x
}

fn main() {}
