use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    x * x
}

pub fn g() -> f64 {
    grad_f(&1.0)
}

fn main() {}
