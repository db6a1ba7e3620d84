use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: usize) -> f64 {
    n * x
}

fn main() {}
