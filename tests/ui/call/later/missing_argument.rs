use autodiff::differentiate;

#[differentiate]
fn g(x: f64, y: f64) -> f64 {
    x * y
}

#[differentiate]
fn f(x: f64) -> f64 {
    g(x) * x
}

fn main() {}
