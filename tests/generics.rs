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

/// Every method of the rule table that `num_traits::Float` has, inside of its domain and, with `x` negative, at the ends of some.
macro_rules! methods {
    ($($name:ident: |$x:ident, $y:ident| $body:expr;)*) => { $(
        mod $name {
            #[autodiff::differentiate]
            pub(super) fn f<T: num_traits::Float>($x: T, $y: T) -> T {
                $body
            }
        }
    )*
    #[test]
    fn all_methods() {
        $(
            for (x, y) in [(0.3, 0.8), (0.7, 0.4)] {
                let h = 1e-6;
                let f = $name::f::<f64>;
                let (dx, dy) = $name::grad_f(x, y);
                let (wx, wy) = ((f(x + h, y) - f(x - h, y)) / (2.0 * h), (f(x, y + h) - f(x, y - h)) / (2.0 * h));
                assert!((dx - wx).abs() < 1e-7, "{} {dx} {wx}", stringify!($name));
                assert!((dy - wy).abs() < 1e-7, "{} {dy} {wy}", stringify!($name));
                let (single, _) = $name::grad_f(x as f32, y as f32);
                assert!((f64::from(single) - wx).abs() < 1e-4, "{} in f32: {single} {wx}", stringify!($name));
                let (_, record) = $name::forward_f(x, y);
                let (seeded, _) = $name::reverse_f(&record, -2.5);
                assert!((seeded + 2.5 * dx).abs() < 1e-12 * (1.0 + dx.abs()), "{}", stringify!($name));
            }
        )*
    } };
}

methods! {
    exponentials: |x, y| x.exp() + y.exp2() + x.exp_m1();
    logarithms: |x, y| x.ln() + y.log2() + x.log10() + y.ln_1p();
    log_of_base: |x, y| (x + y).log(y);
    powers: |x, y| x.powf(y) + y.powi(3) + x.powi(-2);
    roots: |x, y| x.sqrt() + y.cbrt() + x.hypot(y) + x.recip();
    trigonometry: |x, y| x.sin() + y.cos() + x.tan() + x.sin_cos().0 * y.sin_cos().1;
    inverse: |x, y| x.asin() + y.acos() + x.atan() + y.atan2(x);
    hyperbolic: |x, y| x.sinh() + y.cosh() + x.tanh() + y.asinh() + x.atanh() + (y + T::one()).acosh();
    pieces: |x, y| x.max(y) * x.min(y) + x.abs() * y.signum() + x.fract() + y.floor() + x.abs_sub(y);
    fused: |x, y| x.mul_add(y, x) + y.to_degrees() * x.to_radians();
}
