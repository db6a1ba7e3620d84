use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f64) -> (f64, f64) {
    (x * y, x + y)
}

fn main() {
    grad_f(1.0, 2.0);
}
