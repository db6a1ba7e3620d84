//! A call of a foreign function with active arguments.
//! Instead: a Rust function around it that has the attribute and says what the derivative is.

use autodiff::differentiate;

unsafe extern "C" {
    fn erf(x: f64) -> f64;
}

#[differentiate]
fn f(x: f64) -> f64 {
    x * unsafe { erf(x) }
}

fn main() {}
