//! One number as the seed of two results.
//! Instead: a seed in the shape of the results, `(1.0, 0.0)`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f64) -> (f64, f64) {
    (x * y, x + y)
}

fn main() {
    let (_, record) = forward_f(1.0, 2.0);
    reverse_f(&record, 1.0);
}
