//! `match` on integers, ranges, tuples, with guards, bindings and alternatives.

use autodiff::differentiate;

/// Legendre's polynomials.
#[differentiate]
fn legendre(x: f64, degree: u32) -> f64 {
    match degree {
        0 => 1.0,
        1 => x,
        2 => 0.5 * (3.0 * x * x - 1.0),
        3 => {
            let xx = x * x;
            0.5 * x * (5.0 * xx - 3.0)
        }
        _ => panic!("no polynomial of degree {degree}"),
    }
}

/// A step of a bracketing search: the digit decides what is changed.
#[differentiate]
fn digits(x: f64, y: f64, code: usize) -> f64 {
    let mut a = x;
    let mut b = y;
    match code % 10 {
        0 => {}
        1 | 3 => a *= b,
        2 => {
            b = a;
            a = 3.0;
        }
        _ => (a, b) = (b, a),
    }
    a * a - b
}

#[test]
fn integers() {
    check!(legendre, grad_legendre, value_and_grad_legendre, forward_legendre, reverse_legendre;
        (0.5, 0) => 0.0,
        (0.5, 1) => 1.0,
        (0.5, 2) => 1.5,
        (-0.5, 3) => 0.5 * (15.0 * 0.25 - 3.0),
    );
    assert!(crate::common::panic_message(|| grad_legendre(0.5, 9)).contains("no polynomial of degree 9"));
    check!(digits, grad_digits, value_and_grad_digits, forward_digits, reverse_digits;
        (1.5, -2.0, 20) => (3.0, -1.0),
        (1.5, -2.0, 1) => (2.0 * 1.5 * 4.0, 2.0 * 2.25 * -2.0 - 1.0),
        (1.5, -2.0, 33) => (12.0, -10.0),
        (1.5, -2.0, 2) => (-1.0, 0.0),
        (1.5, -2.0, 7) => (-1.0, -4.0),
    );
}

/// Ranges, alternatives and a guard.
#[differentiate]
fn by_range(x: f64, k: i32) -> f64 {
    match k {
        i32::MIN..=-1 => -x,
        0 => 1.0,
        1 | 2 => x * x,
        n if n % 2 == 1 => x.powi(3),
        4..100 => x.cos(),
        _ => x.sin(),
    }
}

/// Tax in brackets; the income's thousands are matched.
#[differentiate]
fn tax(income: f64, rate: f64) -> f64 {
    let thousands = (income / 1000.0) as i64;
    match thousands {
        ..10 => 0.0,
        10..=29 => rate * (income - 10_000.0),
        t @ 30..=99 => 20_000.0 * rate + (1.0 + 0.01 * t as f64) * rate * (income - 30_000.0),
        100.. => income * income * 1e-6,
    }
}

#[test]
fn ranges() {
    check!(by_range, grad_by_range, value_and_grad_by_range, forward_by_range, reverse_by_range;
        (1.5, -7) => -1.0,
        (1.5, 0) => 0.0,
        (-1.5, 2) => -3.0,
        (-1.5, 7) => 6.75,
        (1.5, 8) => -1.5_f64.sin(),
        (1.5, 100) => 1.5_f64.cos(),
    );
    check!(tax, grad_tax, value_and_grad_tax, forward_tax, reverse_tax;
        (9_000.5, 0.25) => (0.0, 0.0),
        (20_000.5, 0.25) => (0.25, 10_000.5),
        (50_500.5, 0.25) => (1.5 * 0.25, 20_000.0 + 1.5 * 20_500.5),
        (200_000.5, 0.25) => (0.400_001, 0.0),
    );
}

/// A tuple of inactive values.
#[differentiate]
fn boundary(u: &[f64], i: usize, periodic: bool) -> f64 {
    let n = u.len();
    let left = match (i, periodic) {
        (0, true) => u[n - 1],
        (0, false) => -u[0],
        (k, _) if k >= n => 0.0,
        (k, _) => u[k - 1],
    };
    let here = match i {
        k if k < n => u[k],
        _ => 1.0,
    };
    left * here
}

/// Tuples of active values: bindings carry the derivative, guards only choose.
#[differentiate]
fn quadrant(x: f64, y: f64) -> f64 {
    match (x * y, x + y) {
        (p, s) if p > 0.0 && s > 0.0 => p * s,
        (p, _) if p > 0.0 => p * p,
        (_, s) if s > 1.0 => s.powi(3),
        (p, s) => p - s,
    }
}

#[test]
fn tuples() {
    check!(boundary, grad_boundary, value_and_grad_boundary, forward_boundary, reverse_boundary;
        (&[2.0, -3.0, 0.5], 0, true) => vec![0.5, 0.0, 2.0],
        (&[2.0, -3.0, 0.5], 0, false) => vec![-4.0, 0.0, 0.0],
        (&[2.0, -3.0, 0.5], 2, true) => vec![0.0, 0.5, -3.0],
        (&[2.0, -3.0, 0.5], 3, false) => vec![0.0, 0.0, 0.0],
    );
    check!(quadrant, grad_quadrant, value_and_grad_quadrant, forward_quadrant, reverse_quadrant;
        (2.0, 3.0) => (12.0 + 9.0, 4.0 + 12.0),
        (-2.0, -3.0) => (2.0 * 6.0 * -3.0, 2.0 * 6.0 * -2.0),
        (-2.0, 4.0) => (12.0, 12.0),
        (-2.0, 0.5) => (-0.5, -3.0),
    );
}

/// An active value with a binding and guards, in one arm kept under another name.
#[differentiate]
fn soft_threshold(x: f64, t: f64) -> f64 {
    match x.abs() - t {
        excess if excess <= 0.0 => 0.0,
        excess if x < 0.0 => -excess * excess,
        excess => {
            let excess = excess * x;
            excess + t
        }
    }
}

/// A bound integer as exponent and as factor.
#[differentiate]
fn monomial(x: f64, n: i32) -> f64 {
    match n {
        n @ (2 | 3) => x.powi(n),
        e @ 4..=9 => e as f64 * x.powi(-e),
        other => other as f64 * x,
    }
}

#[test]
fn bindings_and_guards() {
    check!(
        soft_threshold, grad_soft_threshold, value_and_grad_soft_threshold, forward_soft_threshold,
        reverse_soft_threshold;
        (0.25, 0.5) => (0.0, 0.0),
        (-2.0, 0.5) => (3.0, 3.0),
        // (x − t)x + t
        (2.0, 0.5) => (3.5, -1.0),
    );
    check!(monomial, grad_monomial, value_and_grad_monomial, forward_monomial, reverse_monomial;
        (-1.5, 2) => -3.0,
        (-1.5, 3) => 6.75,
        (2.0, 4) => -16.0 / 32.0,
        (2.0, -6) => -6.0,
    );
}

/// Matches inside a loop, one as the value of another's arm; the state they set is carried on.
#[differentiate]
fn interpreter(x: f64, program: &[u8]) -> f64 {
    let mut acc = x;
    let mut stored = 1.0;
    for i in 0..program.len() {
        acc = match program[i] {
            b'+' => acc + x,
            b'*' => acc * stored,
            b's' => {
                stored = acc;
                match i {
                    0 => acc,
                    i if i % 2 == 0 => -acc,
                    _ => acc * 0.5,
                }
            }
            b'r' => return acc * stored,
            _ => continue,
        };
    }
    acc
}

/// `match` on a bool and on a string, without derivative both.
#[differentiate]
fn named(x: f64, shape: &str, solid: bool) -> f64 {
    let area = match shape {
        "square" => x * x,
        "circle" | "disc" => std::f64::consts::PI * x * x,
        _ => 0.0,
    };
    match solid {
        true => area * x,
        false => area,
    }
}

#[test]
fn in_loops_and_on_other_types() {
    check!(
        interpreter, grad_interpreter, value_and_grad_interpreter, forward_interpreter, reverse_interpreter;
        (1.5, &[b'+', b's', b'*']) => 4.0 * 1.5,         // stored 2x, acc x: 2x²
        (1.5, b"s+*r+") => 3.0 * 2.0 * 2.25,              // stored x, acc 2x·x, times x: 2x³
        (-2.0, &[]) => 1.0,
        (-2.0, b"++s***") => 81.0 * 4.0 * 8.0,            // −3x·(3x)³ = −81x⁴
        (-2.0, b"?r+") => 1.0,
    );
    check!(named, grad_named, value_and_grad_named, forward_named, reverse_named;
        (1.5, "square", false) => 3.0,
        (-1.5, "disc", true) => 3.0 * std::f64::consts::PI * 2.25,
        (1.5, "line", true) => 0.0,
    );
}

#[differentiate]
fn guards_in_matches(x: f64, y: f64, n: i32) -> f64 {
    let limit = if n > 0 { Some(n) } else { None };
    let mut sum = x * y;
    if matches!(n, k if k > 2) {
        sum += x * x;
    }
    if matches!(limit, Some(n) if f64::from(n) > y) {
        sum *= y;
    }
    if matches!(y, v if v > 0.0) { sum * y } else { sum }
}

#[test]
fn matches_with_a_guard() {
    for n in [-1, 0, 1, 2, 3, 7] {
        check!(guards_in_matches, grad_guards_in_matches, value_and_grad_guards_in_matches,
            forward_guards_in_matches, reverse_guards_in_matches; (0.7, 0.4, n), (1.3, -0.4, n));
    }
}
