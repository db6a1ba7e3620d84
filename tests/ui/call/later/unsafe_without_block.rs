use autodiff::differentiate;

#[differentiate]
unsafe fn g(x: f64) -> f64 {
    x * x
}

#[differentiate]
fn f(x: f64) -> f64 {
    g(x) * x
}

fn main() {}
