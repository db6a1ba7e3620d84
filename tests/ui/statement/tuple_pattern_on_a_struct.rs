//! A tuple pattern for what the macro does not see.

use autodiff::differentiate;

struct Setting {
    pair: (f64, f64),
}

#[differentiate]
fn f(x: f64, s: &Setting) -> f64 {
    let (a, b) = s.pair;
    a * b * x
}

fn main() {}
