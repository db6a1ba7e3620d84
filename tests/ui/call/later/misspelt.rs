use autodiff::differentiate;

#[differentiate]
fn helper(x: f64) -> f64 {
    x * x
}

#[differentiate]
fn f(x: f64) -> f64 {
    helpr(x) + x
}

fn main() {}
