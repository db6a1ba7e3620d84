//! A store to a `static mut`.

use autodiff::differentiate;

static mut LAST: f64 = 0.0;

#[differentiate]
fn f(x: f64) -> f64 {
    unsafe {
        LAST = x * x;
        LAST * x
    }
}

fn main() {}
