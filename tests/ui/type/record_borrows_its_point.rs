//! A slice that is changed while a record of it is in use. The record borrows the point at which it was
//! made.
//! Instead: a new record for the new point.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    let mut product = 1.0;
    for v in x {
        product *= v.sin();
    }
    product
}

fn main() {
    let mut x = vec![1.0, 2.0];
    let (_, record) = forward_f(&x);
    x[0] = 3.0;
    reverse_f(&record, 1.0);
}
