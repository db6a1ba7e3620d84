use autodiff::differentiate;

#[differentiate]
fn f(x: &[f64]) -> f64 {
    x[0] * x[1]
}

fn main() {
    let mut x = vec![1.0, 2.0];
    let (_, record) = forward_f(&x);
    x[0] = 3.0;
    reverse_f(&record, 1.0);
}
