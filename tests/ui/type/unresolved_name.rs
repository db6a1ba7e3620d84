use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let y = x * x;
    y * z
}

fn main() {}
