//! A type parameter that can be made into a float.

use autodiff::differentiate;

#[differentiate]
fn f<T>(x: T) -> f64
where
    T: Into<f64>,
{
    let y: f64 = x.into();
    y * y
}

fn main() {}
