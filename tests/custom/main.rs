//! Derivatives that the user gives.
use autodiff::{assert_gradient, differentiate};
use std::f64::consts::PI;

mod foreign {
    /// Stands for a function of a crate that the attribute cannot see into: erf by its Maclaurin series.
    pub fn erf(x: f64) -> f64 {
        let mut term = x;
        let mut sum = x;
        for n in 1..60 {
            term *= -x * x / n as f64;
            sum += term / (2 * n + 1) as f64;
        }
        sum * 2.0 / std::f64::consts::PI.sqrt()
    }

    pub fn lookup(table: &[f64], x: f64) -> f64 {
        let k = (x as usize).min(table.len() - 2);
        table[k] + (table[k + 1] - table[k]) * (x - k as f64)
    }
}

#[differentiate(
    derivative(x = 2.0 / PI.sqrt() * (-x * x).exp()),
    check(x = 0.3),
    check(x in -2.0..2.0; points = 20)
)]
fn erf(x: f64) -> f64 {
    foreign::erf(x)
}

#[differentiate]
fn normal_cdf(x: f64, mean: f64, sigma: f64) -> f64 {
    0.5 * (1.0 + erf((x - mean) / (sigma * 2.0_f64.sqrt())))
}

/// The derivatives speak of the value, too.
#[differentiate(derivative(a = b * value / a, b = value * a.ln()), check(a = 1.7, b = -0.4))]
fn power(a: f64, b: f64) -> f64 {
    a.powf(b)
}

/// An integer and a table beside the numbers.
#[differentiate(derivative(x = (table[x as usize + 1] - table[x as usize]) * scale as f64), check(const table = &[1.0, 3.0, 2.0], x = 0.4, scale = 2))]
fn interpolate(#[constant] table: &[f64], x: f64, scale: i32) -> f64 {
    foreign::lookup(table, x) * scale as f64
}

/// The given derivative is the one that is used, whatever the body says.
#[differentiate(derivative(x = 10.0), wrt(x))]
fn straight_through(x: f64, y: f64) -> f64 {
    x.round() + y
}

#[differentiate]
fn quantised(x: f64, n: usize) -> f64 {
    let mut s = x;
    for k in 0..n {
        s = straight_through(s, 1.0) * 0.3 + erf(s * k as f64) * x;
    }
    s
}

#[differentiate]
fn chained(x: f64, n: usize) -> f64 {
    let mut s = x;
    for k in 0..n {
        s = power(s + 1.0, 0.3) + erf(s * k as f64 * 0.1) * x;
    }
    s
}

#[differentiate(derivative(x = 1.0 - value * value))]
fn tanh32(x: f32) -> f32 {
    x.tanh()
}

fn difference(f: impl Fn(f64) -> f64, x: f64) -> f64 {
    let h = 1e-5;
    (8.0 * (f(x + h) - f(x - h)) - (f(x + 2.0 * h) - f(x - 2.0 * h))) / (12.0 * h)
}

#[test]
fn the_given_derivative_is_used() {
    for x in [-1.5_f64, -0.2, 0.0, 0.7] {
        let want = 2.0 / PI.sqrt() * (-x * x).exp();
        assert!((grad_erf(x) - want).abs() < 1e-15);
        let (value, slope) = value_and_grad_erf(x);
        assert_eq!(value.to_bits(), erf(x).to_bits());
        assert!((slope - want).abs() < 1e-15);
    }
    assert_eq!(grad_straight_through(0.4, 2.0), 10.0);
}

#[test]
fn a_seed_scales_it() {
    let (value, record) = forward_power(1.7, -0.4);
    assert_eq!(value.to_bits(), 1.7_f64.powf(-0.4).to_bits());
    let (a, b) = reverse_power(&record, -2.5);
    let slope_a = difference(|a| a.powf(-0.4), 1.7);
    let slope_b = difference(|b| 1.7_f64.powf(b), -0.4);
    assert!((a + 2.5 * slope_a).abs() < 1e-9 && (b + 2.5 * slope_b).abs() < 1e-9);
}

#[test]
fn it_is_called_like_any_function() {
    assert_gradient!(normal_cdf, x = 0.4, mean = -0.3, sigma = 1.3);
    assert_gradient!(interpolate, const table = &[1.0, 4.0, -2.0], x = 1.3, scale = -3);
    for n in [0, 1, 2, 3, 7] {
        assert_gradient!(chained, x = 0.3, const n = n);
    }
    // straight_through multiplies by 10 where differences see a step: the chain of the loop by hand.
    let mut slope = 1.0;
    let (mut s, x) = (0.2_f64, 0.2_f64);
    for k in 0..3 {
        let e = 2.0 / PI.sqrt() * (-(s * k as f64).powi(2)).exp();
        let next = (s.round() + 1.0) * 0.3 + foreign::erf(s * k as f64) * x;
        slope = 3.0 * slope + e * k as f64 * slope * x + foreign::erf(s * k as f64);
        s = next;
    }
    assert!((grad_quantised(x, 3) - slope).abs() < 1e-12 * slope.abs());
}

#[test]
fn single_precision() {
    let want = 1.0 - 0.4_f64.tanh().powi(2);
    assert!((f64::from(grad_tanh32(0.4)) - want).abs() < 1e-7);
}
