//! A slice pattern for what a method gives.

use autodiff::differentiate;

struct Names(Vec<usize>);

impl Names {
    fn parts(&self) -> &[usize] {
        &self.0
    }
}

#[differentiate]
fn f(x: f64, names: &Names) -> f64 {
    match names.parts() {
        [a, ..] => *a as f64 * x,
        _ => x,
    }
}

fn main() {}
