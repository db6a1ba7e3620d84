use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> Float {
    x * x
}

fn main() {}
