//! On a function that a trait declares and does not define.

use autodiff::differentiate;

trait Wave {
    #[differentiate]
    fn height(&self, x: f64) -> f64;
}

fn main() {}
