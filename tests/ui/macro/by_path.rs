//! A macro of the user, called by its path.

use autodiff::differentiate;

mod helpers {
    macro_rules! square {
        ($x:expr) => {
            $x * $x
        };
    }
    pub(crate) use square;
}

#[differentiate]
fn f(x: f64) -> f64 {
    helpers::square!(x + 1.0)
}

fn main() {}
