//! A pattern for a value that the macro does not see.

use autodiff::Differentiable;
use autodiff::differentiate;

#[derive(Differentiable)]
struct P {
    o: Option<f64>,
}

#[differentiate]
fn f(x: f64, p: &P) -> f64 {
    match p.o {
        Some(y) => x * y,
        None => x,
    }
}

fn main() {}
