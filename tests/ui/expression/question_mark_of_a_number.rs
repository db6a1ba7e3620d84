//! `?` on what is no `Option` and no `Result`.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> Option<f64> {
    let y = (x * x)?;
    Some(y)
}

fn main() {}
