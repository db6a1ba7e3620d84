use autodiff::differentiate;

#[differentiate]
fn f(x: [f64; 3], c: f64) -> f64 {
    x[0] * x[1] * x[2] * c
}

fn main() {
    let mut dx = [0.0; 2];
    let mut dc = 0.0;
    grad_f_into([1.0, 2.0, 3.0], 0.5, &mut dx, &mut dc);
}
