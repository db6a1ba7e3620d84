use autodiff::differentiate;

#[differentiate]
fn f(x: Vec<f64>) -> f64 {
    let y = x;
    y[0] * x[1]
}

fn main() {}
