//! Generic functions are differentiated as generic functions.
#![allow(clippy::needless_range_loop, reason = "indexing is part of what is tested")]
use autodiff::differentiate;
use num_traits::Float;

#[differentiate]
fn polynomial<T: Float>(x: T, c: &[T]) -> T {
    let mut p = T::zero();
    for k in (0..c.len()).rev() {
        p = p * x + c[k];
    }
    p
}

#[differentiate]
fn logistic<T>(x: T) -> T
where
    T: Float,
{
    T::one() / (T::one() + (-x).exp())
}

#[differentiate]
fn both<T: Float, const N: usize>(x: [T; N], s: T) -> T {
    let mut sum = T::zero();
    for i in 0..N {
        sum = sum + logistic(x[i] * s) * x[i].sqrt();
    }
    sum * polynomial(s, &x) + T::from(0.5).unwrap() * s.powi(2)
}

struct Line<T> {
    slope: T,
    at: T,
}

impl<T: Float> Line<T> {
    fn new(slope: T, at: T) -> Self {
        Line { slope, at }
    }
}

#[test]
fn a_generic_function_has_generic_gradients() {
    let c = [1.0, -2.0, 0.5];
    let (dx, dc) = grad_polynomial(3.0, &c);
    assert_eq!(dx, 1.0);
    assert_eq!(dc, vec![1.0, 3.0, 9.0]);
    let (dx, dc) = grad_polynomial(3.0_f32, &[1.0, -2.0, 0.5]);
    assert_eq!((dx, dc), (1.0_f32, vec![1.0, 3.0, 9.0]));
    let (value, record) = forward_polynomial(3.0, &c);
    assert_eq!(value, polynomial(3.0, &c));
    assert_eq!(reverse_polynomial(&record, -2.0).0, -2.0);
}

#[test]
fn generic_calls() {
    let f = |x: [f64; 2], s: f64| both(x, s);
    let (x, s) = ([0.75, 1.5], 0.4);
    let (dx, ds) = grad_both(x, s);
    let h = 1e-6;
    let d = |p: f64, m: f64| (p - m) / (2.0 * h);
    assert!((dx[0] - d(f([x[0] + h, x[1]], s), f([x[0] - h, x[1]], s))).abs() < 1e-8);
    assert!((dx[1] - d(f([x[0], x[1] + h], s), f([x[0], x[1] - h], s))).abs() < 1e-8);
    assert!((ds - d(f(x, s + h), f(x, s - h))).abs() < 1e-8);
    let line = Line::new(1.0_f32, 2.0);
    assert_eq!(line.slope + line.at, 3.0);
}
