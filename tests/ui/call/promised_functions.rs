//! Calls of what would have been generated, had there been no mistake, have no errors of their own.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    f64::from_bits(x.to_bits())
}

#[differentiate]
fn g(x: f64) -> f64 {
    f(x) * x
}

fn main() {
    let (value, record): (f64, FRecord) = forward_f(1.0);
    let slope: f64 = grad_f(value) + reverse_f(&record, 1.0);
    println!("{slope} {}", grad_g(1.0));
}
