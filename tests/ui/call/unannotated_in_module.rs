//! A call of a function without the attribute, by a path.
//! Instead: `#[differentiate]` on the function that is called.

use autodiff::differentiate;

mod geometry {
    pub fn area(r: f64) -> f64 {
        r * r
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    x * geometry::area(x + 1.0)
}

fn main() {}
