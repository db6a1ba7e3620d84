//! An `await`.

use autodiff::differentiate;

async fn g(x: f64) -> f64 {
    x
}

#[differentiate]
fn f(x: f64) -> f64 {
    g(x).await
}

fn main() {}
