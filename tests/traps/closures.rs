//! Closures that capture active variables.

use autodiff::differentiate;

/// Called with constants alone, a closure is active all the same: its body reads x.
#[differentiate]
fn captured(x: f64) -> f64 {
    let g = |c: f64| c * x * x;
    g(2.0) + g(1.0)
}

/// A `move` closure copies what it captures where it is made.
#[differentiate]
fn moved(x: f64) -> f64 {
    let mut a = x;
    let g = move |c: f64| c * a;
    a = a * a;
    g(2.0) * a
}

/// A closure that changes what it captures.
#[differentiate]
fn changing(x: &[f64]) -> f64 {
    let mut s = 0.0;
    let mut add = |v: f64| s += v * v;
    for &v in x {
        add(v);
        add(2.0 * v);
    }
    s * s
}

#[test]
fn closures() {
    check!(captured, grad_captured, value_and_grad_captured, forward_captured, reverse_captured;
        (1.5) => 9.0,
        (-2.0) => -12.0,
    );
    // 2x³
    check!(moved, grad_moved, value_and_grad_moved, forward_moved, reverse_moved;
        (1.5) => 13.5,
        (-2.0) => 24.0,
    );
    // (5Σx²)²
    check!(changing, grad_changing, value_and_grad_changing, forward_changing, reverse_changing;
        (&[]) => vec![],
        (&[1.5]) => vec![100.0 * 3.375],
        (&[1.5, -2.0]) => vec![100.0 * 6.25 * 1.5, 100.0 * 6.25 * -2.0],
    );
}
