//! A slice that is changed while a record made by `forward_f_into` is in use: that one borrows its point.
//! Instead: `forward_f`, whose record has a copy, or a new record for the new point.

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
    let (_, record) = forward_f_into(Default::default(), &x);
    x[0] = 3.0;
    reverse_f(&record, 1.0);
}
