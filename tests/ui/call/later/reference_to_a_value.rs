use autodiff::differentiate;

#[differentiate]
fn g(x: &f64) -> f64 {
    *x * *x
}

#[differentiate]
fn f(x: f64) -> f64 {
    g(&(x + 1.0))
}

fn main() {}
