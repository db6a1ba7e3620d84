use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let mut a = [x, 1.0];
    let [ref mut p, _] = a;
    *p *= x;
    a[0] * a[1]
}

fn main() {}
