//! A word that only the attribute of this library's own tests may say.

use autodiff::differentiate;

#[differentiate(every_mode)]
fn f(x: f64) -> f64 {
    x * x
}

fn main() {}
