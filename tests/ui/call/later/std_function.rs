use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    std::convert::identity(x) * x
}

fn main() {}
