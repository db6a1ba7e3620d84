//! Functions in pairs: with helpers and without, one after the other and in parallel.
#![allow(clippy::needless_range_loop, reason = "written as people write kernels")]
use autodiff::differentiate;
use rayon::prelude::*;

/// A number in, a number out, on the hot path: cheap, and then with a transcendental.
#[differentiate]
pub fn cubic(x: f64, a: f64, b: f64) -> f64 {
    x * (a + x * (b + x))
}

#[differentiate]
pub fn squash(z: f64) -> f64 {
    1.0 / (1.0 + (-z).exp())
}

#[differentiate]
pub fn smooth_helpers(x: &[f64], w: &[f64; 3]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        let z = squash(cubic(x[i], w[0], w[1]));
        sum += z * z * w[2];
    }
    sum
}

#[differentiate]
pub fn smooth_inline(x: &[f64], w: &[f64; 3]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        let c = x[i] * (w[0] + x[i] * (w[1] + x[i]));
        let z = 1.0 / (1.0 + (-c).exp());
        sum += z * z * w[2];
    }
    sum
}

/// Slices in, a number out: what a caller keeps of it goes to a tape.
#[differentiate]
pub fn weighted(row: &[f64], w: &[f64; 3]) -> f64 {
    let mut sum = 0.0;
    for k in 0..row.len() {
        sum += row[k] * w[k % 3];
    }
    sum.sin()
}

#[differentiate]
pub fn rows_helpers(x: &[f64], w: &[f64; 3]) -> f64 {
    let mut sum = 0.0;
    for r in 0..x.len() / 10 {
        let z = weighted(&x[10 * r..10 * r + 10], w);
        sum += z * z;
    }
    sum
}

#[differentiate]
pub fn rows_inline(x: &[f64], w: &[f64; 3]) -> f64 {
    let mut sum = 0.0;
    for r in 0..x.len() / 10 {
        let mut dot = 0.0;
        for k in 0..10 {
            dot += x[10 * r + k] * w[k % 3];
        }
        let z = dot.sin();
        sum += z * z;
    }
    sum
}

#[differentiate]
pub fn parallel_terms(x: &[f64], w: &[f64; 3]) -> f64 {
    x.par_iter().map(|x| w[2] * (w[0] * x + w[1]).sin().exp()).sum()
}

#[differentiate]
pub fn terms(x: &[f64], w: &[f64; 3]) -> f64 {
    x.iter().map(|x| w[2] * (w[0] * x + w[1]).sin().exp()).sum()
}

/// The pairs are the same functions: a wrong gradient is not measured.
pub fn check() {
    let x: Vec<f64> = (0..1000).map(|i| (i * 37 % 101) as f64 / 50.0 - 1.0).collect();
    let w = [0.7, -0.4, 0.2];
    type Gradient = fn(&[f64], &[f64; 3]) -> (Vec<f64>, [f64; 3]);
    let pairs: [(Gradient, Gradient); 3] = [
        (grad_smooth_helpers, grad_smooth_inline),
        (grad_rows_helpers, grad_rows_inline),
        (grad_parallel_terms, grad_terms),
    ];
    for (one, other) in pairs {
        let ((a, b), (c, d)) = (one(&x, &w), other(&x, &w));
        let all = a.iter().chain(&b).zip(c.iter().chain(&d));
        all.for_each(|(a, b)| assert!((a - b).abs() < 1e-11 * (1.0 + b.abs()), "{a} is not {b}"));
    }
}
