//! An expression of more than a hundred levels.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x.sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
        .sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
        .sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
        .sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
        .sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
        .sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
        .sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
        .sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
        .sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
        .sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
        .sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin().sin()
}

fn main() {}
