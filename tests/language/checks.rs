//! The checks themselves: each wrong function here, written by hand, must be noticed.

use std::cell::Cell;

use crate::common::panic_message;

/// x²·y and its right derivatives, in the shape in which they are generated.
fn f(x: f64, y: &[f64]) -> f64 {
    x * x * y[0]
}

fn grad_f(x: f64, y: &[f64]) -> (f64, Vec<f64>) {
    (2.0 * x * y[0], vec![x * x])
}

fn value_and_grad_f(x: f64, y: &[f64]) -> (f64, (f64, Vec<f64>)) {
    (f(x, y), grad_f(x, y))
}

fn forward_f(x: f64, y: &[f64]) -> (f64, (f64, &[f64])) {
    (f(x, y), (x, y))
}

fn reverse_f(record: &(f64, &[f64]), seed: f64) -> (f64, Vec<f64>) {
    let (dx, dy) = grad_f(record.0, record.1);
    (seed * dx, vec![seed * dy[0]])
}

/// The seventh digit of one entry is wrong.
fn wrong_grad(x: f64, y: &[f64]) -> (f64, Vec<f64>) {
    (2.0 * x * y[0] * (1.0 + 1e-6), vec![x * x])
}

/// Off by the last bit.
fn wrong_value(x: f64, y: &[f64]) -> (f64, (f64, Vec<f64>)) {
    (f(x, y).next_up(), grad_f(x, y))
}

fn ignored_seed(record: &(f64, &[f64]), _: f64) -> (f64, Vec<f64>) {
    grad_f(record.0, record.1)
}

fn entry_without_seed(record: &(f64, &[f64]), seed: f64) -> (f64, Vec<f64>) {
    (seed * grad_f(record.0, record.1).0, grad_f(record.0, record.1).1)
}

thread_local!(static LAST: Cell<f64> = const { Cell::new(0.0) });

/// A record that shares its memory with the next one.
fn sharing_forward(x: f64, y: &[f64]) -> (f64, (f64, &[f64])) {
    LAST.set(x);
    forward_f(x, y)
}

fn sharing_reverse(record: &(f64, &[f64]), seed: f64) -> (f64, Vec<f64>) {
    reverse_f(&(LAST.get(), record.1), seed)
}

/// Right once, and used up by it.
fn consuming_reverse(record: &(f64, &[f64]), seed: f64) -> (f64, Vec<f64>) {
    LAST.set(LAST.get() + 1.0);
    if LAST.get() > 6.0 { (0.0, vec![0.0]) } else { reverse_f(record, seed) }
}

#[test]
fn pass_what_is_right() {
    check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
        (1.5, &[-2.0]) => (-6.0, vec![2.25]),
        (-0.5, &[3.0]),
    );
}

#[test]
fn notice_what_is_wrong() {
    let by_differences = panic_message(|| {
        check!(f, wrong_grad, value_and_grad_f, forward_f, reverse_f; (1.5, &[-2.0]), (-0.5, &[3.0]));
    });
    assert!(by_differences.contains("by differences: entry 0"), "{by_differences}");
    let by_hand = panic_message(|| {
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (1.5, &[-2.0]) => (-6.0, vec![2.25 + 1e-10]),
        );
    });
    assert!(by_hand.contains("by hand: entry 1"), "{by_hand}");
    let value = panic_message(|| {
        check!(f, grad_f, wrong_value, forward_f, reverse_f; (1.5, &[-2.0]));
    });
    assert!(value.contains("value"), "{value}");
    let seed = panic_message(|| {
        check!(f, grad_f, value_and_grad_f, forward_f, ignored_seed; (1.5, &[-2.0]));
    });
    assert!(seed.contains("seed -2.5: entry 0"), "{seed}");
    let seed = panic_message(|| {
        check!(f, grad_f, value_and_grad_f, forward_f, entry_without_seed; (1.5, &[-2.0]));
    });
    assert!(seed.contains("seed -2.5: entry 1"), "{seed}");
    let shared = panic_message(|| {
        check!(f, grad_f, value_and_grad_f, sharing_forward, sharing_reverse; (1.5, &[-2.0]), (-0.5, &[3.0]));
    });
    assert!(shared.contains("seed 1: entry 0"), "{shared}");
    LAST.set(0.0);
    let consumed = panic_message(|| {
        check!(f, grad_f, value_and_grad_f, forward_f, consuming_reverse; (1.5, &[-2.0]), (-0.5, &[3.0]));
    });
    assert!(consumed.contains("round 1, seed 1"), "{consumed}");
}
