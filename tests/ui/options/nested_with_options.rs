//! Options of a function nested in a body, which is read where it is called.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    #[differentiate(derivative(u = 100.0))]
    fn g(u: f64) -> f64 {
        u * u
    }
    g(x)
}

fn main() {}
