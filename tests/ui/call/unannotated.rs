use autodiff::differentiate;

fn helper(x: f64) -> f64 {
    x * x
}

#[differentiate]
fn f(x: f64) -> f64 {
    helper(x) + x
}

fn main() {}
