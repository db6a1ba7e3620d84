//! Text that goes on from round to round.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    let mut y = x;
    let mut s = format!("{n}");
    #[checkpoint]
    for _ in 0..n {
        y *= x;
        s = format!("{s}.");
    }
    println!("{s}");
    y
}

fn main() {}
