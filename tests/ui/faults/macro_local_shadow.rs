//! A macro of the user, with an active argument.

use autodiff::differentiate;

macro_rules! sq {
    ($e:expr) => {{
        let t = $e;
        t * t
    }};
}

#[differentiate]
fn f(x: f64) -> f64 {
    let t = x + 1.0;
    sq!(t * 2.0) + t
}

fn main() {}
