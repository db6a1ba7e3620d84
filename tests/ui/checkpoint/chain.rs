//! A checkpointed loop over `chain`.
use autodiff::differentiate;

#[differentiate]
fn f(x: f64, v: &[f64], w: &[f64]) -> f64 {
    let mut y = x;
    #[checkpoint]
    for e in v.iter().chain(w) {
        y = (y * e).sin();
    }
    y
}

fn main() {}
