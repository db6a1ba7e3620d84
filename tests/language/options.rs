//! The options of the attribute: `wrt`, `name`, `crate`.

use autodiff::differentiate;

use crate::common::assert_close;

/// Observations carry no derivative.
#[differentiate(wrt(params))]
fn log_likelihood(params: &[f64], observations: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..observations.len() {
        let z = (observations[i] - params[0]) / params[1];
        sum += 0.5 * z * z + params[1].ln();
    }
    sum
}

/// Several parameters; the gradient keeps their order in the function.
#[differentiate(wrt(c, a))]
fn three(a: f64, b: f64, c: [f64; 2]) -> f64 {
    a * b * c[0] + c[1] * a * a
}

/// A parameter left out starts as a constant, but carries what it is given.
#[differentiate(wrt(x))]
fn assigned_later(x: f64, mut state: f64, n: usize) -> f64 {
    for _ in 0..n {
        state = state * x + x;
    }
    state * state
}

/// The tie of an active and a constant operand.
#[differentiate(wrt(x))]
fn rectified(x: f64, floor: f64) -> f64 {
    x.max(floor)
}

#[test]
fn wrt() {
    let (mu, sigma) = (0.25, 1.5);
    let z = [(0.5 - mu) / sigma, (-1.0 - mu) / sigma];
    let params = [mu, sigma];
    let gradient = grad_log_likelihood(&params, &[0.5, -1.0]);
    assert_close(gradient.clone(), vec![-(z[0] + z[1]) / sigma, (2.0 - z[0] * z[0] - z[1] * z[1]) / sigma]);
    let (value, record) = forward_log_likelihood(&params, &[0.5, -1.0]);
    assert_eq!(value, log_likelihood(&params, &[0.5, -1.0]));
    assert_close(reverse_log_likelihood(&record, -2.5), gradient.iter().map(|g| -2.5 * g).collect());

    assert_close(grad_three(1.5, -2.0, [0.5, 3.0]), (-1.0 + 9.0, [-3.0, 2.25]));
    let (mut da, mut dc) = (f64::NAN, [f64::NAN; 2]);
    grad_three_into(1.5, -2.0, [0.5, 3.0], &mut da, &mut dc);
    assert_close((da, dc), (8.0, [-3.0, 2.25]));

    assert_close(grad_assigned_later(1.5, 4.0, 0), 0.0);
    // (4x + x)², then ((5x)x + x)²
    assert_close(grad_assigned_later(1.5, 4.0, 1), 50.0 * 1.5);
    assert_close(grad_assigned_later(-0.5, 4.0, 2), 2.0 * (5.0 * 0.25 - 0.5) * (-5.0 + 1.0));

    assert_eq!(grad_rectified(2.0, 2.0), 0.0);
    assert_eq!(grad_rectified(3.0, 2.0), 1.0);
    assert_eq!(grad_rectified(1.0, 2.0), 0.0);
}

/// For those who already have a `grad_energy`.
fn grad_energy(_: f64) -> &'static str {
    "mine"
}

#[differentiate(name = potential)]
fn energy(x: f64) -> f64 {
    0.5 * x * x + x.cos()
}

/// Options together, in any order, with a trailing comma.
#[differentiate(name = other, wrt(y),)]
fn renamed(x: f64, y: f64) -> f64 {
    x * y * y
}

#[test]
fn name() {
    assert_eq!(grad_energy(1.0), "mine");
    check!(energy, grad_potential, value_and_grad_potential, forward_potential, reverse_potential;
        (1.5) => 1.5 - 1.5_f64.sin(),
        (-0.5) => -0.5 + 0.5_f64.sin(),
    );
    let record: PotentialRecord = forward_potential(1.5).1;
    assert_close(reverse_potential(&record.clone(), 1.0), 1.5 - 1.5_f64.sin());
    assert_close(grad_other(1.5, -2.0), -6.0);
    assert_close(value_and_grad_other(1.5, -2.0), (6.0, -6.0));
}

/// The runtime under another name.
extern crate autodiff as calculus;

#[autodiff::differentiate(crate = calculus)]
fn other_crate(x: &[f64], n: usize) -> f64 {
    let mut a = 1.0;
    for i in 0..n {
        a = a * x[i] + x[0];
    }
    a
}

#[autodiff::differentiate(crate = ::autodiff)]
fn absolute_path(x: f64) -> f64 {
    x.tanh() * x
}

#[test]
fn crate_path() {
    check!(
        other_crate, grad_other_crate, value_and_grad_other_crate, forward_other_crate, reverse_other_crate;
        (&[1.5, -2.0], 0) => vec![0.0, 0.0],
        (&[1.5, -2.0], 1) => vec![2.0, 0.0],
        // 2xy + x
        (&[1.5, -2.0], 2) => vec![-4.0 + 1.0, 3.0],
    );
    check!(
        absolute_path, grad_absolute_path, value_and_grad_absolute_path, forward_absolute_path,
        reverse_absolute_path;
        (0.5) => 0.5_f64.tanh() + 0.5 / 0.5_f64.cosh().powi(2),
    );
}
