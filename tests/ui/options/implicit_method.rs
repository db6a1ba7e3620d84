//! A solver that is a method.
//! Instead: a function that takes what the residual takes.

use autodiff::differentiate;

#[differentiate]
fn residual(x: f64, p: f64) -> f64 {
    x * x - p
}

struct Solver(f64);
impl Solver {
    #[differentiate(implicit(residual = residual))]
    fn root(&self, p: f64) -> f64 {
        p.sqrt() * self.0
    }
}

fn main() {}
