//! More conditions of compilation than the macro follows.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = x;
    #[cfg(unix)]
    let b = 1.0;
    #[cfg(windows)]
    let b = 2.0;
    #[cfg(debug_assertions)]
    { a += b; }
    #[cfg(target_endian = "big")]
    { a += x; }
    a
}

fn main() {}
