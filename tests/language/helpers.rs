//! Calls of functions without the attribute, with active arguments: fine where the result is used for what carries no derivative.

use autodiff::differentiate;

fn is_large(x: f64) -> bool {
    x > 0.4
}

fn all_positive(v: &[f64], n: usize) -> bool {
    v.len() > n && v.iter().all(|a| *a > 0.0)
}

/// As conditions, in a variable or not.
#[differentiate]
fn conditions(x: f64, y: f64) -> f64 {
    let v = [x, y];
    let large = is_large(y);
    if is_large(x) && !all_positive(&v, 3) {
        x * y
    } else if large || all_positive(&v, 0) {
        x * x
    } else {
        y * y
    }
}

#[test]
fn that_give_conditions() {
    check!(conditions, grad_conditions, value_and_grad_conditions, forward_conditions, reverse_conditions;
        (0.7, -0.3) => (-0.3, 0.7),
        (0.3, 0.9) => (0.6, 0.0),
        (0.3, 0.1) => (0.6, 0.0),
        (-0.3, 0.1) => (0.0, 0.2),
    );
}

#[derive(PartialEq)]
enum Regime {
    Low,
    High,
}

fn regime(x: f64) -> Regime {
    if x > 0.5 { Regime::High } else { Regime::Low }
}

fn sign(x: f64) -> i32 {
    if x > 0.0 { 1 } else { -1 }
}

fn name(x: f64) -> &'static str {
    if x > 1.0 { "long" } else { "short" }
}

fn bucket(x: f64) -> usize {
    usize::from(x > 0.0)
}

/// As what is matched, compared, indexed with, cast.
#[differentiate]
fn choices(x: f64, y: f64) -> f64 {
    let v = [x, y, x * y];
    let a = match regime(x) {
        Regime::Low => v[bucket(x)],
        Regime::High => v[bucket(y) + 1],
    };
    let b = match sign(y) {
        1 => x,
        _ => y,
    };
    let c = if name(x) == "long" || regime(y) == Regime::High { x * x } else { y };
    let n: u32 = bucket(y) as u32 + 1;
    let mut s = a * b * c;
    for _ in 0..n {
        s *= 0.5;
    }
    s
}

#[test]
fn that_give_numbers_of_another_kind() {
    check!(choices, grad_choices, value_and_grad_choices, forward_choices, reverse_choices;
        (0.7, 0.3) => (0.25 * 2.0 * 0.7 * 0.09, 0.25 * 0.49 * 2.0 * 0.3),
        (-0.7, 0.3),
        (1.7, -0.3),
        (-0.2, -0.9),
    );
}

fn month(a: f64, b: f64) -> u32 {
    if a > b { 3 } else { 4 }
}

#[differentiate]
fn days(x: f64, month: u32) -> f64 {
    x * x * month as f64
}

/// As an argument of an annotated function, which says nothing of the type: taken as a constant.
#[differentiate]
fn calendar(x: f64, y: f64) -> f64 {
    let m = autodiff::constant(month(x, y));
    let k: u32 = month(y, x);
    days(x * y, m) + days(y, k) + days(x, autodiff::constant(month(x, 2.0 * y)))
}

#[test]
fn that_are_taken_as_constants() {
    let (x, y): (f64, f64) = (0.75, -0.5);
    check!(calendar, grad_calendar, value_and_grad_calendar, forward_calendar, reverse_calendar;
        (x, y) => (6.0 * x * y * y + 6.0 * x, 6.0 * x * x * y + 8.0 * y),
        (-0.75, 0.5) => (-8.0 * 0.75 * 0.25 - 8.0 * 0.75, 8.0 * 0.5625 * 0.5 + 6.0 * 0.5),
    );
}

type Coefficients = [f64; 4];

/// A parameter of a type that has another name.
#[differentiate]
fn clenshaw(c: &Coefficients, x: f64) -> f64 {
    let mut before = 0.0;
    let last = c.iter().copied().reduce(|h, a| {
        let next = -before + 2.0 * x * h + a;
        before = h;
        next
    });
    last.unwrap() * x
}

#[test]
fn of_arrays_by_another_name() {
    check!(clenshaw, grad_clenshaw, value_and_grad_clenshaw, forward_clenshaw, reverse_clenshaw;
        (&[0.5, -1.25, 2.0, 0.75], 0.3),
        (&[-0.5, 0.25, 1.0, -0.75], -1.7),
    );
}
