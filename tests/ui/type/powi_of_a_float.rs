//! A float as the exponent of `powi`.
//! Instead: `powf`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f64) -> f64 {
    x.powi(y)
}

fn main() {}
