//! `while`, with a counter, with an active condition, with both.

use autodiff::differentiate;

/// xⁿ⁺¹ by counting down.
#[differentiate]
fn countdown(x: f64, n: i32) -> f64 {
    let mut a = x;
    let mut i = n;
    while i > 0 {
        a = a * x;
        i -= 1;
    }
    a
}

/// xⁿ by squaring: the base and the result change in different rounds.
#[differentiate]
fn by_squaring(x: f64, n: u32) -> f64 {
    let (mut base, mut n, mut result) = (x, n, 1.0);
    while n != 0 {
        if n & 1 == 1 {
            result *= base;
        }
        base *= base;
        n >>= 1;
    }
    result
}

#[test]
fn counted() {
    for n in [0, 1, 2, 3, 7] {
        check!(countdown, grad_countdown, value_and_grad_countdown, forward_countdown, reverse_countdown;
            (1.5, n) => f64::from(n + 1) * 1.5_f64.powi(n),
            (-0.5, n) => f64::from(n + 1) * (-0.5_f64).powi(n),
        );
        check!(
            by_squaring, grad_by_squaring, value_and_grad_by_squaring, forward_by_squaring,
            reverse_by_squaring;
            (1.5, n as u32) => f64::from(n) * 1.5_f64.powi(n - 1),
            (-2.0, n as u32) => f64::from(n) * (-2.0_f64).powi(n - 1),
        );
    }
    check!(
        by_squaring, grad_by_squaring, value_and_grad_by_squaring, forward_by_squaring, reverse_by_squaring;
        (1.25, 19) => 19.0 * 1.25_f64.powi(18),
    );
}

/// Kepler's equation E − e·sin E = m by Newton's method, ended by a tolerance on an active variable.
#[differentiate]
fn kepler(e: f64, m: f64) -> f64 {
    let mut ea = m;
    let mut k = 0;
    let mut step: f64 = 1.0;
    while step.abs() > 1e-14 && k < 50 {
        step = (ea - e * ea.sin() - m) / (1.0 - e * ea.cos());
        ea = ea - step;
        k += 1;
    }
    ea
}

/// The trapezoidal rule in steps of a width that is not active; the loop variable is.
#[differentiate]
fn quadrature(lower: f64, upper: f64) -> f64 {
    let h = 0.25;
    let mut sum = 0.0;
    let mut x = lower;
    while x + h <= upper {
        sum += 0.5 * h * (x * x * x + (x + h) * (x + h) * (x + h));
        x += h;
    }
    sum
}

/// Doubles until it is large; the trip count depends on the argument.
#[differentiate]
fn doubled(x: f64) -> f64 {
    let mut a = x;
    while a.abs() < 10.0 {
        a = a * 2.0 + x * a;
    }
    a
}

#[test]
fn ended_by_an_active_value() {
    // E' = 1/(1 − e·cos E) in m, sin E/(1 − e·cos E) in e
    let anomaly = 1.696_081_063_752_149_3_f64;
    let slope = 1.0 / (1.0 - 0.5 * anomaly.cos());
    check!(kepler, grad_kepler, value_and_grad_kepler, forward_kepler, reverse_kepler;
        (0.5, 1.2) => (anomaly.sin() * slope, slope),
        (0.25, -2.0),
    );
    let steps = |x: f64, n: i32| -> f64 {
        let cubes = |x: f64| 3.0 * (x * x + (x + 0.25) * (x + 0.25));
        (0..n).map(|k| 0.125 * cubes(x + 0.25 * f64::from(k))).sum()
    };
    check!(quadrature, grad_quadrature, value_and_grad_quadrature, forward_quadrature, reverse_quadrature;
        (1.0, 0.5) => (0.0, 0.0),
        (1.0, 1.3) => (steps(1.0, 1), 0.0),
        (-1.0, 0.9) => (steps(-1.0, 7), 0.0),
    );
    // x·(2 + x)ⁿ, n the first that reaches 10
    check!(doubled, grad_doubled, value_and_grad_doubled, forward_doubled, reverse_doubled;
        (12.0) => 1.0,
        (3.0) => 5.0 + 3.0,
        (1.25) => 3.25 * 3.25 + 1.25 * 2.0 * 3.25,
        (-6.0) => -4.0 - 6.0,
    );
}

/// Nested: Euclid's algorithm inside, on integers; the outer loop carries a float.
#[differentiate]
fn coprime_sum(x: f64, n: u32) -> f64 {
    let mut sum = 0.0;
    let mut k = 1;
    while k <= n {
        let (mut a, mut b) = (n, k);
        while b != 0 {
            (a, b) = (b, a % b);
        }
        if a == 1 {
            sum = sum * x + k as f64;
        }
        k += 1;
    }
    sum
}

/// A condition with an effect of its own.
#[differentiate]
fn counting_condition(x: f64, n: usize) -> f64 {
    let mut k = 0;
    let mut a = x;
    while {
        k += 1;
        k <= n
    } {
        a = a * x - k as f64;
    }
    a
}

/// A nest in which the inner loop's active condition ends it at once in some rounds.
#[differentiate]
fn folded(x: &[f64], limit: f64) -> f64 {
    let mut i = 0;
    let mut total = 0.0;
    while i < x.len() {
        let mut v = x[i];
        while v > limit {
            v = v / 2.0 - limit * 0.125;
        }
        total += v * v;
        i += 1;
    }
    total
}

#[test]
fn nested_and_with_effects() {
    let x = -1.5;
    check!(
        coprime_sum, grad_coprime_sum, value_and_grad_coprime_sum, forward_coprime_sum, reverse_coprime_sum;
        (x, 0) => 0.0,
        (x, 1) => 0.0,
        (x, 3) => 1.0,
        // 1, 2, 3, 4, 5, 6
        (x, 7) => 5.0 * x.powi(4) + 2.0 * 4.0 * x.powi(3) + 3.0 * 3.0 * x.powi(2) + 4.0 * 2.0 * x + 5.0,
        // 1, 5
        (x, 6) => 1.0,
    );
    let x = 1.25;
    check!(
        counting_condition, grad_counting_condition, value_and_grad_counting_condition,
        forward_counting_condition, reverse_counting_condition;
        (x, 0) => 1.0,
        (x, 1) => 2.0 * x,
        (x, 2) => 3.0 * x * x - 1.0,
        (x, 3) => 4.0 * x.powi(3) - 2.0 * x - 2.0,
        (-0.5, 7),
    );
    // 5 → 2.375 → 1.0625 → …; with limit 1: v/2 − 1/8
    check!(folded, grad_folded, value_and_grad_folded, forward_folded, reverse_folded;
        (&[], 1.0) => (vec![], 0.0),
        (&[0.5], 1.0) => (vec![1.0], 0.0),
        (&[-2.0, 2.0], 1.0) => (vec![-4.0, 0.875], 2.0 * 0.875 * -0.125),
        (&[5.0, 0.25, 2.0], 1.0) => (vec![2.0 * 0.40625 / 8.0, 0.5, 0.875],
            2.0 * 0.40625 * -0.125 * 1.75 + 2.0 * 0.875 * -0.125),
    );
}
