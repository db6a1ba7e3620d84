//! A constructor that is not annotated.

use autodiff::differentiate;

struct Meters {
    value: f64,
}

impl Meters {
    fn new(value: f64) -> Meters {
        Meters { value }
    }
}

#[differentiate]
fn f(x: f64) -> f64 {
    Meters::new(x).value
}

fn main() {}
