//! A call of a method by its trait.
//! Instead: an annotated function, called by its path.

use autodiff::differentiate;

trait Square {
    fn square(self) -> f64;
}

impl Square for f64 {
    fn square(self) -> f64 {
        self * self
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    Square::square(x)
}

fn main() {}
