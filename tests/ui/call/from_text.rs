//! A float that is read back from text.

use autodiff::differentiate;

use std::str::FromStr;

#[differentiate]
fn f(x: f64) -> f64 {
    f64::from_str(&format!("{x}")).unwrap()
}

fn main() {}
