use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let a: f64;
    if x > 0.0 {
        a = x;
    }
    a * x
}

fn main() {}
