//! A method that changes an array in a way that is not known.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let mut a = [x[0], x[1], x[2]];
    a.select_nth_unstable_by(1, f64::total_cmp);
    a[1]
}

fn main() {}
