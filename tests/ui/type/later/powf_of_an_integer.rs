use autodiff::differentiate;

#[differentiate]
fn f(x: f64, n: i32) -> f64 {
    x.powf(n)
}

fn main() {}
