//! A copy of a struct without a derive. Instead: derive `Differentiable` on it, or put `#[constant]` on the parameter.

use autodiff::differentiate;

#[derive(Clone, Copy)]
struct Setting {
    n: usize,
}

#[differentiate]
fn f(x: f64, s: Setting) -> f64 {
    let mut t = s;
    t.n = 2;
    t.n as f64 * x
}

fn main() {}
