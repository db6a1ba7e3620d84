//! Macros in a body: assertions, printing, panics. They run once, and neither break nor change the gradient.

use std::cell::Cell;

use autodiff::differentiate;

use crate::common::{assert_close, panic_message};

/// Assertions and a message about the argument.
#[differentiate]
fn log_squared(x: f64) -> f64 {
    assert!(x > 0.0, "x must be positive, got {x}");
    debug_assert!(x.is_finite());
    let y = x.ln();
    if y > 1e300 {
        println!("huge {y}");
    }
    y * y
}

/// Assertions in a loop, on lengths, elements and sums.
#[differentiate]
fn normalized(x: &[f64], w: &[f64]) -> f64 {
    assert_eq!(x.len(), w.len(), "{} values, {} weights", x.len(), w.len());
    let mut sum = 0.0;
    let mut total = 0.0;
    for i in 0..x.len() {
        assert!(w[i] >= 0.0, "weight {i} is {}", w[i]);
        debug_assert_ne!(w[i], f64::INFINITY);
        sum += w[i] * x[i];
        total += w[i];
    }
    debug_assert_eq!(total.is_nan(), false);
    sum / total
}

#[test]
fn assertions() {
    check!(
        log_squared, grad_log_squared, value_and_grad_log_squared, forward_log_squared, reverse_log_squared;
        (2.0) => 2.0_f64.ln(),
        (0.5) => -4.0 * 2.0_f64.ln(),
    );
    assert_eq!(panic_message(|| grad_log_squared(-1.0)), "x must be positive, got -1");
    assert_eq!(panic_message(|| forward_log_squared(-1.5)), "x must be positive, got -1.5");
    check!(normalized, grad_normalized, value_and_grad_normalized, forward_normalized, reverse_normalized;
        (&[1.0, -2.0], &[1.0, 3.0]) => (vec![0.25, 0.75], vec![(1.0 + 1.25) / 4.0, (-2.0 + 1.25) / 4.0]),
        (&[4.0], &[2.0]) => (vec![1.0], vec![0.0]),
    );
    assert!(panic_message(|| value_and_grad_normalized(&[1.0], &[])).contains("1 values, 0 weights"));
    assert_eq!(panic_message(|| grad_normalized(&[1.0, 2.0], &[1.0, -3.0])), "weight 1 is -3");
}

/// Printing of active values, with arguments of every kind.
#[differentiate]
fn traced(x: f64, n: usize) -> f64 {
    let mut a = x;
    for i in 0..n {
        a = a * x + 1.0;
        print!("");
        eprint!("{}", if a.is_nan() { "not a number\n" } else { "" });
        if i > 1_000 {
            println!("round {i}: {a:.3} after {:?}, {}", (x, i), a * a);
            eprintln!("{0} {0:e} {name}", x, name = x.sin());
        }
    }
    a
}

#[test]
fn printing() {
    let x = 1.5;
    check!(traced, grad_traced, value_and_grad_traced, forward_traced, reverse_traced;
        (x, 0) => 1.0,
        (x, 1) => 2.0 * x,
        (x, 2) => 3.0 * x * x + 1.0,
        (-0.5, 7),
    );
}

/// Panics in arms and branches that are not to be reached.
#[differentiate]
fn by_dimension(x: &[f64]) -> f64 {
    match x.len() {
        1 => x[0] * x[0],
        2 => x[0] * x[1],
        0 => panic!("no coordinates"),
        3 => unreachable!("three coordinates, the first {}", x[0]),
        4 => todo!(),
        _ => unimplemented!("{} coordinates", x.len()),
    }
}

/// A panic as the value of a branch, with the value in its message.
#[differentiate]
fn safe_root(x: f64) -> f64 {
    let root = if x >= 0.0 {
        x.sqrt()
    } else if x > -1.0 {
        0.0
    } else {
        panic!("root of {x}")
    };
    root * x
}

#[test]
fn panics() {
    check!(
        by_dimension, grad_by_dimension, value_and_grad_by_dimension, forward_by_dimension,
        reverse_by_dimension;
        (&[-3.0]) => vec![-6.0],
        (&[-3.0, 2.0]) => vec![2.0, -3.0],
    );
    assert_eq!(panic_message(|| grad_by_dimension(&[])), "no coordinates");
    assert!(panic_message(|| grad_by_dimension(&[7.0; 3])).contains("three coordinates, the first 7"));
    assert!(panic_message(|| grad_by_dimension(&[7.0; 4])).contains("not yet implemented"));
    assert!(panic_message(|| grad_by_dimension(&[7.0; 5])).contains("5 coordinates"));
    check!(safe_root, grad_safe_root, value_and_grad_safe_root, forward_safe_root, reverse_safe_root;
        (4.0) => 3.0,
        (-0.5) => 0.0,
    );
    assert_eq!(panic_message(|| grad_safe_root(-2.0)), "root of -2");
}

thread_local!(static TICKS: Cell<usize> = const { Cell::new(0) });

fn tick() -> bool {
    TICKS.set(TICKS.get() + 1);
    true
}

/// Every assertion has an effect that can be counted, one in straight-line code, one in a loop whose rounds
/// do not depend on each other and which could be run again.
#[differentiate]
fn ticking(x: &[f64]) -> f64 {
    assert!(tick());
    let mut s = 0.0;
    for &v in x {
        assert!(tick(), "{v}");
        s += v.sin() * v;
    }
    s
}

#[test]
fn effects_happen_once() {
    let x = [0.5, -1.0, 2.0];
    let ticks = |f: &dyn Fn()| {
        TICKS.set(0);
        f();
        TICKS.get()
    };
    assert_eq!(ticks(&|| _ = ticking(&x)), 4);
    assert_eq!(ticks(&|| _ = grad_ticking(&x)), 4);
    assert_eq!(ticks(&|| _ = value_and_grad_ticking(&x)), 4);
    let (_, record) = forward_ticking(&x);
    assert_eq!(ticks(&|| _ = forward_ticking(&x)), 4);
    assert_eq!(ticks(&|| _ = reverse_ticking(&record, 1.0)), 0);
    assert_close(reverse_ticking(&record, 1.0), x.map(|v: f64| v.cos() * v + v.sin()).to_vec());
}
