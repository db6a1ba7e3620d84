//! Functions as parameters: what they give for constants is a constant.

use autodiff::differentiate;

#[differentiate]
fn quadrature<F: Fn(f64) -> f64>(f: F, x: f64, n: usize) -> f64 {
    let mut s = 0.0;
    for k in 0..n {
        let w = f(k as f64 * 0.5);
        s += w * x.powi(k as i32);
    }
    s * f(1.0)
}

#[differentiate]
fn pointer(f: fn(f64, usize) -> f64, x: f64) -> f64 {
    let c = f(2.0, 3);
    c * x * x
}

#[differentiate]
fn object(f: &dyn Fn(f64) -> f64, x: &[f64]) -> f64 {
    x.iter().enumerate().map(|(k, v)| f(k as f64) * v * v).sum()
}

#[differentiate]
fn picked<F>(x: &[f64], pick: F) -> f64
where
    F: Fn(usize) -> usize,
{
    let k = pick(x.len());
    x[k] * x[0]
}

fn scaled(x: f64, n: usize) -> f64 {
    x * n as f64
}

#[test]
fn functions_of_constants() {
    assert_eq!(grad_quadrature(|t| t + 1.0, 2.0, 0), 0.0);
    assert_eq!(grad_quadrature(|t| t + 1.0, 2.0, 3), 2.0 * (1.5 + 4.0 * 2.0));
    let (value, record) = forward_quadrature(|t| t + 1.0, -2.0, 3);
    assert_eq!(value, quadrature(|t| t + 1.0, -2.0, 3));
    assert_eq!(reverse_quadrature(&record, -2.0), -4.0 * (1.5 - 4.0 * 2.0));
    assert_eq!(grad_pointer(scaled, 2.0), 24.0);
    assert_eq!(grad_object(&|t| t + 1.0, &[1.0, 2.0]), [2.0, 8.0]);
    assert_eq!(grad_picked(&[1.0, 2.0, 3.0], |n| n - 1), [3.0, 0.0, 1.0]);
}
