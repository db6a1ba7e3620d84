//! A call of a function without the attribute, in a function that is nested in the body.
//! Instead: `#[differentiate]` on the function that is called; nested ones need none.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    fn inner(x: f64) -> f64 {
        outer(x) * x
    }
    inner(x)
}

fn outer(x: f64) -> f64 {
    x
}

fn main() {}
