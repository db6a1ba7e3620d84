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

/// An optional parameter of a generic function, present or not.
#[differentiate]
fn deviations<T>(v: &[T], c: Option<T>) -> T
where
    T: Float,
{
    let m = match c {
        Some(c) => c,
        None => v[0],
    };
    v.iter().map(|x| (*x - m) * (*x - m)).fold(T::zero(), |a, b| a + b)
}

#[test]
fn an_optional_number() {
    let v = [1.0, -2.0, 4.0];
    let f = |v: &[f64], c: Option<f64>| deviations(v, c);
    let h = 1e-6;
    for c in [Some(0.5), None] {
        let (dv, dc) = grad_deviations(&v, c);
        for k in 0..3 {
            let (mut up, mut down) = (v, v);
            up[k] += h;
            down[k] -= h;
            assert!((dv[k] - (f(&up, c) - f(&down, c)) / (2.0 * h)).abs() < 1e-6);
        }
        let want = c.map(|c| (f(&v, Some(c + h)) - f(&v, Some(c - h))) / (2.0 * h));
        assert_eq!(dc.is_some(), want.is_some());
        assert!((dc.unwrap_or(0.0) - want.unwrap_or(0.0)).abs() < 1e-6);
        let (_, record) = forward_deviations(&v, c);
        let (mut gv, mut gc) = ([1.0; 3], Some(1.0));
        reverse_deviations_into(&record, -2.5, &mut gv, &mut gc);
        assert!((gv[0] - 1.0 + 2.5 * dv[0]).abs() < 1e-9);
        assert!((gc.unwrap_or(0.0) - 1.0 + 2.5 * dc.unwrap_or(0.0)).abs() < 1e-9);
    }
}
