//! A loop over a value that the macro does not see into.

use autodiff::differentiate;

struct Names(Vec<i32>);

impl<'a> IntoIterator for &'a Names {
    type Item = &'a i32;
    type IntoIter = std::slice::Iter<'a, i32>;
    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

#[differentiate]
fn f(x: f64, s: &Names) -> f64 {
    let mut y = x;
    for n in s {
        y *= *n as f64;
    }
    y
}

fn main() {}
