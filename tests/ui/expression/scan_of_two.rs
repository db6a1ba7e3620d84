//! `scan` with more than one number as its state.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x.iter()
        .scan((0.0, 1.0), |state, v| {
            state.0 += v;
            state.1 *= v;
            Some(state.0 * state.1)
        })
        .sum()
}

fn main() {}
