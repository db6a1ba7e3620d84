//! An integer as the exponent of `powf`.
//! Instead: `powi`, or `n as f64`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: i32) -> f64 {
    x.powf(n)
}

fn main() {}
