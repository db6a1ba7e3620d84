//! A macro that is declared in the body and changes a variable of it.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut s = x;
    macro_rules! bump {
        () => {
            s *= x
        };
    }
    bump!();
    s
}

fn main() {}
