use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let n: usize = x;
    n as f64 * x
}

fn main() {}
