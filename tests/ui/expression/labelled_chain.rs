//! A loop with a label over `chain`.

use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 0.0;
    'outer: for v in x.iter().chain(y) {
        for i in 0..3 {
            if *v > 10.0 {
                break 'outer;
            }
            s += v * i as f64;
        }
    }
    s
}

fn main() {}
