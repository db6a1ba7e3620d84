//! An argument of another width than its receiver.
//! Instead: a cast of one of them, with `as`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f32) -> f64 {
    x.powf(y)
}

fn main() {}
