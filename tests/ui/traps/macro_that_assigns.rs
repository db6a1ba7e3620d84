//! A macro of the user that assigns to its argument.

use autodiff::differentiate;

macro_rules! bump {
    ($s:ident, $by:expr) => {
        $s *= $by
    };
}

#[differentiate]
fn f(x: f64) -> f64 {
    let mut s = x;
    bump!(s, x);
    s
}

fn main() {}
