//! A struct without a derive, taken apart in a parameter. Instead: derive `Differentiable` on it, or put `#[constant]` on the
//! parameter.

use autodiff::differentiate;

struct Setting {
    n: usize,
}

#[differentiate]
fn f(x: f64, Setting { n }: Setting) -> f64 {
    x * n as f64
}

fn main() {}
