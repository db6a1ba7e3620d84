//! Iterators that a caller chooses: what their items are is hidden. Each of these is refused where it stands, and a caller is not.

use autodiff::differentiate;

#[differentiate]
fn horner<I>(x: f64, coefficients: I) -> f64
where
    I: IntoIterator<Item = f64>,
{
    coefficients.into_iter().fold(0.0, |acc, c| acc * x + c)
}

#[differentiate]
fn total<'a>(x: f64, parts: impl Iterator<Item = &'a f64>) -> f64 {
    parts.fold(x, |acc, c| acc + c)
}

#[differentiate]
fn caller(x: f64) -> f64 {
    horner(x, [1.0, 2.0])
}

fn main() {
    println!("{}", grad_caller(1.0));
}
