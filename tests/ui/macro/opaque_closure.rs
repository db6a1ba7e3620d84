//! A closure that is handed to something the macro does not see into.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let g = |t: f64| t * x;
    println!("{}", std::mem::size_of_val(&g));
    g(x)
}

fn main() {}
