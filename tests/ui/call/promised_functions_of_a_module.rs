//! A refused function whose gradient, record and companion are used elsewhere: they are there all the same, and the refusal is the only error.

use autodiff::differentiate;

mod inner {
    use autodiff::differentiate;

    #[differentiate]
    pub fn f(x: f64) -> f64 {
        f64::from_bits(x.to_bits())
    }
}

use inner::{FRecord, f, forward_f, grad_f, reverse_f};

#[differentiate]
fn g(x: f64) -> f64 {
    f(x) * inner::f(x)
}

fn main() {
    let (value, record): (f64, FRecord) = forward_f(1.0);
    let slope: f64 = grad_f(value) + reverse_f(&record, 1.0);
    println!("{slope} {}", grad_g(1.0));
}
