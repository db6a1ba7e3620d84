//! `for` over ranges: `..`, `..=`, `.rev()`, `.step_by()`; after 0, 1, 2, 3 and 7 rounds.

use autodiff::differentiate;

/// xⁿ by multiplication.
#[differentiate]
fn power(x: f64, n: usize) -> f64 {
    let mut p = 1.0;
    for _ in 0..n {
        p *= x;
    }
    p
}

/// The harmonic polynomial Σ xᵏ/k.
#[differentiate]
fn harmonic(x: f64, n: u32) -> f64 {
    let mut sum = 0.0;
    let mut p = x;
    for k in 1..n + 1 {
        sum += p / k as f64;
        p *= x;
    }
    sum
}

/// Newton's square root after n rounds from 1: the state read before it is overwritten.
#[differentiate]
fn heron(a: f64, n: usize) -> f64 {
    let mut x = 1.0;
    for _ in 0..n {
        let quotient = a / x;
        x = 0.5 * (x + quotient);
    }
    x
}

#[test]
fn half_open() {
    for n in [0_i32, 1, 2, 3, 7] {
        let slope = |x: f64| if n == 0 { 0.0 } else { f64::from(n) * x.powi(n - 1) };
        check!(power, grad_power, value_and_grad_power, forward_power, reverse_power;
            (1.5, n as usize) => slope(1.5),
            (-0.75, n as usize) => slope(-0.75),
            (0.0, n as usize) => slope(0.0),
        );
        // A geometric sum.
        let slope = |x: f64| (0..n).map(|k| x.powi(k)).sum::<f64>();
        check!(harmonic, grad_harmonic, value_and_grad_harmonic, forward_harmonic, reverse_harmonic;
            (1.5, n as u32) => slope(1.5),
            (-0.5, n as u32) => slope(-0.5),
        );
    }
    check!(heron, grad_heron, value_and_grad_heron, forward_heron, reverse_heron;
        (2.0, 0) => 0.0,
        (2.0, 1) => 0.5,
        (2.0, 2) => 0.5 * (0.5 + (1.5 - 2.0 * 0.5) / 2.25),
        (5.0, 3),
        (2.0, 7) => 1.0 / 8.0_f64.sqrt(),
    );
}

/// Chebyshev's polynomials by their recurrence.
#[differentiate]
fn chebyshev(x: f64, n: usize) -> f64 {
    let mut before = 1.0;
    let mut now = x;
    for _ in 2..=n {
        let next = 2.0 * x * now - before;
        before = now;
        now = next;
    }
    if n == 0 { before } else { now }
}

/// A range over negative integers, both ends included.
#[differentiate]
fn laurent(x: f64, n: i32) -> f64 {
    let mut sum = 0.0;
    for k in -n..=n {
        sum += k as f64 * x.powi(k);
    }
    sum
}

#[test]
fn inclusive() {
    // Tₙ' = n·Uₙ₋₁ = n·sin(nθ)/sin θ at x = cos θ
    let (x, theta) = (0.25, 0.25_f64.acos());
    for n in [0_usize, 1, 2, 3, 7] {
        let n_theta = n as f64 * theta;
        check!(chebyshev, grad_chebyshev, value_and_grad_chebyshev, forward_chebyshev, reverse_chebyshev;
            (x, n) => n as f64 * n_theta.sin() / theta.sin(),
            (-1.5, n),
        );
    }
    for n in [0, 1, 2, 3, 7] {
        let slope = |x: f64| (-n..=n).map(|k| f64::from(k * k) * x.powi(k - 1)).sum::<f64>();
        check!(laurent, grad_laurent, value_and_grad_laurent, forward_laurent, reverse_laurent;
            (1.5, n) => slope(1.5),
            (-2.0, n) => slope(-2.0),
        );
    }
    // Empty: the end lies before the start.
    check!(laurent, grad_laurent, value_and_grad_laurent, forward_laurent, reverse_laurent; (1.5, -1) => 0.0);
}

/// Horner's scheme from the last coefficient down.
#[differentiate]
fn polynomial(c: &[f64], x: f64) -> f64 {
    let mut p = 0.0;
    for i in (0..c.len()).rev() {
        p = p * x + c[i];
    }
    p
}

/// A continued fraction from inside out.
#[differentiate]
fn continued_fraction(x: f64, n: u32) -> f64 {
    let mut f = 1.0;
    for k in (1..=n).rev() {
        f = 1.0 + k as f64 * x / f;
    }
    f
}

#[test]
fn reversed() {
    let x = -1.5_f64;
    check!(polynomial, grad_polynomial, value_and_grad_polynomial, forward_polynomial, reverse_polynomial;
        (&[], x) => (vec![], 0.0),
        (&[2.0], x) => (vec![1.0], 0.0),
        (&[2.0, -3.0], x) => (vec![1.0, x], -3.0),
        (&[2.0, -3.0, 0.5], x) => (vec![1.0, x, x * x], -3.0 + x),
        (&[1.0; 7], 0.5) => (vec![1.0, 0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625],
            1.0 + 1.0 + 0.75 + 0.5 + 0.3125 + 0.1875),
    );
    check!(
        continued_fraction, grad_continued_fraction, value_and_grad_continued_fraction,
        forward_continued_fraction, reverse_continued_fraction;
        (0.5, 0) => 0.0,
        (0.5, 1) => 1.0,
        // 1 + x/(1 + 2x)
        (0.5, 2) => 1.0 / 4.0,
        (-0.2, 2) => 1.0 / 0.36,
        // 1 + x(1 + 3x)/(1 + 5x)
        (0.5, 3) => (1.0 + 6.0 * 0.5 + 15.0 * 0.25) / (3.5 * 3.5),
        (0.5, 7),
    );
}

/// Simpson's rule over one array: ends, odd and even nodes.
#[differentiate]
fn simpson(y: &[f64], h: f64) -> f64 {
    let last = y.len() - 1;
    let mut sum = y[0] + y[last];
    for i in (1..last).step_by(2) {
        sum += 4.0 * y[i];
    }
    for i in (2..last).step_by(2) {
        sum += 2.0 * y[i];
    }
    sum * h / 3.0
}

/// An inclusive range in steps, each round two neighbours.
#[differentiate]
fn neighbours(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in (1..=5).step_by(2) {
        s += x[i] * x[i - 1];
    }
    s
}

/// Steps downwards, the variable counted in them carried on.
#[differentiate]
fn countdown(x: f64, n: usize, step: usize) -> f64 {
    let mut a = x;
    for i in (0..n).rev().step_by(step) {
        a = a * x + i as f64;
    }
    for i in (0..n).step_by(step).rev() {
        a += i as f64 * x;
    }
    a
}

#[test]
fn stepped() {
    check!(simpson, grad_simpson, value_and_grad_simpson, forward_simpson, reverse_simpson;
        (&[1.0, 2.0, -1.0], 0.5) => (vec![0.5 / 3.0, 2.0 / 3.0, 0.5 / 3.0], 8.0 / 3.0),
        (&[1.0, 2.0, -1.0, 0.5, 3.0], 1.5) => (vec![0.5, 2.0, 1.0, 2.0, 0.5], 12.0 / 3.0),
        (&[1.0, 3.0], 3.0) => (vec![1.0, 1.0], 4.0 / 3.0),
    );
    check!(neighbours, grad_neighbours, value_and_grad_neighbours, forward_neighbours, reverse_neighbours;
        (&[1.0, 2.0, -3.0, 4.0, 5.0, 6.0]) => vec![2.0, 1.0, 4.0, -3.0, 6.0, 5.0],
    );
    let x = 1.5;
    check!(countdown, grad_countdown, value_and_grad_countdown, forward_countdown, reverse_countdown;
        (x, 0, 1) => 1.0,
        (x, 1, 3) => 2.0 * x,
        // x³ + x + 0, then + x
        (x, 2, 1) => 3.0 * x * x + 1.0 + 1.0,
        // i = 6, 3, 0 both ways: x⁴ + 6x² + 3x + 9x
        (x, 7, 3) => 4.0 * x * x * x + 12.0 * x + 3.0 + 9.0,
        (-0.5, 7, 2),
    );
}

/// Bounds are evaluated once: what the body does to `n` does not matter to the loop.
#[differentiate]
fn bounds_once(x: f64, n: usize) -> f64 {
    let mut n = n;
    let mut a = x;
    for _ in 0..n {
        n += 1;
        a *= x;
    }
    a * n as f64
}

/// Triangular nest: the inner bound is the outer variable; Σ over i ≥ j of xᵢ·xⱼ.
#[differentiate]
fn triangle(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        let mut row = 0.0;
        for j in 0..=i {
            row += x[j];
        }
        sum += row * x[i];
    }
    sum
}

/// The bounds come from a float, whose derivative ends there.
#[differentiate]
fn float_bounds(x: f64, width: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..(width * 2.0) as usize {
        s += x * x * i as f64;
    }
    s * width
}

/// An inner loop overwrites what the outer one carries; the rounds of both count.
#[differentiate]
fn nested_state(x: f64, outer: usize, inner: usize) -> f64 {
    let mut a = x;
    let mut total = 0.0;
    for i in 0..outer {
        let mut b = a;
        for j in 0..inner {
            b = b * x + j as f64;
        }
        a = b - i as f64 * a;
        total += a * a;
    }
    total
}

#[test]
fn nested_and_bounds() {
    for n in [0_i32, 1, 2, 3, 7] {
        let slope = |x: f64| f64::from(2 * n * (n + 1)) * x.powi(n);
        check!(
            bounds_once, grad_bounds_once, value_and_grad_bounds_once, forward_bounds_once,
            reverse_bounds_once;
            (1.5, n as usize) => slope(1.5),
            (-0.5, n as usize) => slope(-0.5),
        );
    }
    // Row i reads the elements up to i; element i stands in the rows from i on.
    check!(triangle, grad_triangle, value_and_grad_triangle, forward_triangle, reverse_triangle;
        (&[]) => vec![],
        (&[3.0]) => vec![6.0],
        (&[1.0, -2.0]) => vec![2.0 - 2.0, 1.0 - 4.0],
        (&[1.0, -2.0, 0.5]) => vec![0.5, -2.5, 0.0],
    );
    check!(
        float_bounds, grad_float_bounds, value_and_grad_float_bounds, forward_float_bounds,
        reverse_float_bounds;
        (1.5, 2.25) => (2.0 * 1.5 * 6.0 * 2.25, 2.25 * 6.0),
        (-1.5, 0.25) => (0.0, 0.0),
    );
    let x = 1.25;
    check!(
        nested_state, grad_nested_state, value_and_grad_nested_state, forward_nested_state,
        reverse_nested_state;
        (x, 0, 3) => 0.0,
        (x, 3, 0),
        // (x²)²
        (x, 1, 1) => 4.0 * x * x * x,
        // a₁ = x³ + 1, a₂ = a₁(x² − 1) + 1
        (x, 2, 2) => 2.0 * (x.powi(3) + 1.0) * 3.0 * x * x
            + 2.0 * ((x.powi(3) + 1.0) * (x * x - 1.0) + 1.0)
                * (3.0 * x * x * (x * x - 1.0) + (x.powi(3) + 1.0) * 2.0 * x),
        (-0.75, 3, 7),
        (-0.75, 7, 1),
    );
}
