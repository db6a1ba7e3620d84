//! A computation on another thread.

use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    std::thread::spawn(move || x * x).join().unwrap()
}

fn main() {}
