//! A closure with an effect, on the side of `zip` that is asked first: how often it runs is up to std.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 0.0;
    let sums = x.iter().map(|v| {
        s += v;
        s
    });
    sums.zip(y).map(|(a, b)| a * b).sum()
}

fn main() {}
