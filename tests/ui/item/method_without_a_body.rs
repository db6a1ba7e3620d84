//! On what a trait requires.

use autodiff::differentiate;

trait Wave {
    #[differentiate]
    fn height(&self, x: f64) -> f64;
}

fn main() {}
