//! A result of another width than the signature says.
//! Instead: a cast with `as f64`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f32) -> f64 {
    x.sin() * x
}

fn main() {}
