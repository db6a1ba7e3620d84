//! The bits of a float.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let bits = unsafe { std::mem::transmute::<f64, i64>(x) };
    bits as f64 * x
}

fn main() {}
