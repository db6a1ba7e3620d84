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

/// A type parameter that only the result speaks of, and a float of another type.
#[differentiate]
fn cast<F: Float>(x: f64) -> F {
    F::from(x * x).expect("a float")
}

#[differentiate]
fn of_constants<F: Float>(t: F, c: F) -> F {
    let t = t / cast(2.0);
    if t < cast(1.0) {
        return c * t * cast(0.5);
    }
    c * (t - cast(0.25)).sqrt() * cast::<F>(3.0)
}

#[differentiate]
fn of_another_width(x: f64, y: f32) -> f64 {
    let a: f64 = cast(x * 1.5);
    let b: f32 = cast(x);
    a * y as f64 + b as f64
}

#[test]
fn several_float_types() {
    assert_eq!(grad_cast::<f64>(1.5), 3.0);
    assert_eq!(grad_cast::<f32>(-0.5), -1.0);
    let h = 1e-6;
    for (t, c) in [(1.5, -0.5), (9.0, 2.0), (-0.75, 1.25)] {
        let (dt, dc) = grad_of_constants(t, c);
        let f = of_constants::<f64>;
        assert!((dt - (f(t + h, c) - f(t - h, c)) / (2.0 * h)).abs() < 1e-8, "{dt}");
        assert!((dc - (f(t, c + h) - f(t, c - h)) / (2.0 * h)).abs() < 1e-8, "{dc}");
        let (value, record) = forward_of_constants(t, c);
        assert_eq!(value, f(t, c));
        assert_eq!(reverse_of_constants(&record, 2.0), (2.0 * dt, 2.0 * dc));
    }
    let (dx, dy) = grad_of_another_width(1.25, 0.5);
    assert!((dx - (2.0 * 2.25 * 1.25 * 0.5 + 2.5)).abs() < 1e-12, "{dx}");
    assert!((dy - 2.25 * 1.25 * 1.25) < 1e-6, "{dy}");
}

/// A type parameter that is no float: a constant, for callers too, and no type that the reverse sweep would have to be told.
#[differentiate]
fn weighted<W: Into<f64> + Copy>(x: f64, w: W, n: usize) -> f64 {
    let mut s = x;
    for _ in 0..n {
        s = s * x + w.into();
    }
    s
}

#[differentiate]
fn of_weights(x: f64, y: f64) -> f64 {
    weighted(x, 2_u8, 3) * weighted(y, 0.5_f32, 1)
}

/// Free functions of `num_traits`: their values, the derivatives of the primitives.
#[differentiate]
fn free_functions(x: f64, y: f64) -> f64 {
    num_traits::pow(x, 3) * num_traits::clamp(y, -0.5, 0.5) + num_traits::abs(x * y) + Float::sin(x)
}

#[test]
fn constants_and_free_functions() {
    let h = 1e-6;
    let near = |f: fn(f64, f64) -> f64, (dx, dy): (f64, f64), x: f64, y: f64| {
        assert!((dx - (f(x + h, y) - f(x - h, y)) / (2.0 * h)).abs() < 1e-7, "{dx}");
        assert!((dy - (f(x, y + h) - f(x, y - h)) / (2.0 * h)).abs() < 1e-7, "{dy}");
    };
    for (x, y) in [(1.5, -0.25), (-0.75, 0.4), (0.25, 2.0)] {
        near(of_weights, grad_of_weights(x, y), x, y);
        near(free_functions, grad_free_functions(x, y), x, y);
        let (value, record) = forward_free_functions(x, y);
        assert_eq!(value.to_bits(), free_functions(x, y).to_bits());
        let (dx, dy) = grad_free_functions(x, y);
        assert_eq!(reverse_free_functions(&record, -2.0), (-2.0 * dx, -2.0 * dy));
    }
}
