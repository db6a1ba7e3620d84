//! A parameter that is a trait object.

use autodiff::differentiate;

trait Cool {
    fn generate(&self, x: f64) -> f64;
}

#[differentiate]
fn f(c: &dyn Cool, x: f64) -> f64 {
    c.generate(x) * x
}

fn main() {}
