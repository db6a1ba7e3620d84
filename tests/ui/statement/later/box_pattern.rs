//! A struct taken apart in a parameter.

use autodiff::differentiate;

struct Setting {
    n: usize,
}

#[differentiate]
fn f(x: f64, Setting { n }: Setting) -> f64 {
    x * n as f64
}

fn main() {}
