//! A macro that is declared in the body and changes a parameter.

use autodiff::differentiate;

#[differentiate]
fn f(mut x: f64) -> f64 {
    macro_rules! double {
        () => {
            x *= 2.0
        };
    }
    double!();
    x * x
}

fn main() {}
