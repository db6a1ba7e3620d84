use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = x;
    let r = &a;
    a = 2.0 * x;
    *r * a
}

fn main() {}
