//! An option that speaks of one function, on a module.

use autodiff::differentiate;

#[differentiate(check(x = 1.0))]
mod springs {
    pub fn energy(x: f64) -> f64 {
        x * x
    }
}

fn main() {
    springs::energy(1.0);
}
