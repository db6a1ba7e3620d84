//! What is generated is clean wherever the function is: strict lints, of rustc and of clippy.
#![deny(warnings, missing_docs, unreachable_pub, clippy::all, clippy::pedantic)]

use autodiff::differentiate;

/// Loops over elements and over a range, a carried variable.
#[differentiate]
#[must_use]
pub(crate) fn smoothed(x: &[f64], weight: f64, rounds: usize) -> f64 {
    let mut level = 0.0;
    for &v in x {
        level = weight * level + (1.0 - weight) * v;
    }
    for _ in 0..rounds {
        level *= level;
    }
    level
}

/// Exits and branches, with a constant for a result in one of them.
#[differentiate]
fn bounded(x: f64, limit: f64, _unused: f64) -> f64 {
    if x < 0.0 {
        return 0.0;
    }
    let mut y = x;
    while y < limit {
        y += y.sqrt() + 1.0;
        if y > 100.0 {
            break;
        }
    }
    match y.total_cmp(&limit) {
        std::cmp::Ordering::Less => y,
        _ => limit * y.sin(),
    }
}

/// Changed in place, in single precision.
#[differentiate]
#[allow(clippy::needless_range_loop)]
fn split(x: &mut [f32], by: f32) -> f32 {
    let mut below = 0.0;
    let mut above = 0.0;
    for i in 0..x.len() {
        x[i] *= by;
        if x[i] < 1.0 {
            below += x[i];
        } else {
            above += x[i] * x[i];
        }
    }
    below - above
}

/// An array by value, a body without statements.
#[differentiate]
fn constant(p: [f64; 2]) -> f64 {
    p[0] * p[1]
}

#[differentiate]
fn calling(x: f64) -> f64 {
    constant([x, x + 1.0]) + smoothed(&[x, 2.0], 0.5, 1)
}

#[test]
fn strict() {
    check!(smoothed, grad_smoothed, value_and_grad_smoothed, forward_smoothed, reverse_smoothed;
        (&[1.5, -2.0], 0.25, 0) => (vec![0.1875, 0.75], -2.0 * 0.25 * 1.5 + 1.5 + 2.0),
        (&[1.5, -2.0], 0.25, 2),
    );
    check!(bounded, grad_bounded, value_and_grad_bounded, forward_bounded, reverse_bounded;
        (-1.5, 2.0, 0.0) => (0.0, 0.0, 0.0),
        (5.0, 2.0, 0.0) => (2.0 * 5.0_f64.cos(), 5.0_f64.sin(), 0.0),
        (4.0, 5.0, 0.0) => (5.0 * 1.25 * 7.0_f64.cos(), 7.0_f64.sin(), 0.0),
    );
    let (value, record) = forward_split(&mut [0.25, 3.0], 2.0);
    crate::common::assert_close(value, -35.5);
    let gradient = reverse_split(&record, (1.0, &[0.0, 1.0]));
    crate::common::assert_close(gradient, (vec![2.0, -22.0], 0.25 - 36.0 + 3.0));
    // x² + x + (x/4 + 1)²
    check!(calling, grad_calling, value_and_grad_calling, forward_calling, reverse_calling; (1.5) => 4.0 + 0.5 * 1.375);
}
