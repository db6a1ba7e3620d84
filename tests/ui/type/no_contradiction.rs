//! The name of one float type given to the other: the macro takes the function for mistyped and rustc does not.
//! Instead: a name of its own for the type.

use autodiff::differentiate;

#[allow(non_camel_case_types)]
type f32 = f64;

#[differentiate]
fn f(x: f64, y: f32) -> f64 {
    x * y
}

fn main() {}
