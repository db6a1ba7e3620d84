//! A vector of vectors of a type parameter.

use autodiff::differentiate;

#[differentiate]
fn f<T: autodiff::Float>(x: T) -> T {
    let mut rows = vec![vec![x; 2]; 3];
    rows[1][0] = x * x;
    rows[1][0] * rows[2][1]
}

fn main() {}
