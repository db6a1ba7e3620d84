//! `#[checkpoint]` on something that is no loop.
use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    #[checkpoint]
    let y = x * x;
    #[checkpoint]
    if y > 1.0 { y } else { x }
}

fn main() {}
