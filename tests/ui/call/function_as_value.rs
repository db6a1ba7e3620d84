use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let g = f64::sin;
    g(x) * x
}

fn main() {}
