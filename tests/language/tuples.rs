//! Tuples: fields by index, assigned, nested, mixed with integers.

use autodiff::differentiate;

/// A tuple kept in a variable.
#[differentiate]
fn kept(x: f64, y: f64) -> f64 {
    let t = (x * y, x - y);
    t.0 * t.1
}

/// Complex arithmetic on pairs: zⁿ, its imaginary part.
#[differentiate]
fn complex_power(re: f64, im: f64, n: usize) -> f64 {
    let z = (re, im);
    let mut w = (1.0, 0.0);
    for _ in 0..n {
        w = (w.0 * z.0 - w.1 * z.1, w.0 * z.1 + w.1 * z.0);
    }
    w.1
}

#[test]
fn fields() {
    check!(kept, grad_kept, value_and_grad_kept, forward_kept, reverse_kept;
        (2.0, 3.0) => (3.0, -8.0),
        (-1.0, 0.5) => (-1.25, 1.0 + 1.0),
    );
    // Im zⁿ: n·Im zⁿ⁻¹ and n·Re zⁿ⁻¹
    let (re, im) = (0.75_f64, -1.25_f64);
    for n in [0_i32, 1, 2, 3, 7] {
        let scale = f64::from(n) * re.hypot(im).powi(n - 1);
        let turned = f64::from(n - 1) * im.atan2(re);
        check!(
            complex_power, grad_complex_power, value_and_grad_complex_power, forward_complex_power,
            reverse_complex_power;
            (re, im, n as usize) => (scale * turned.sin(), scale * turned.cos()),
        );
    }
}

/// Fields assigned one by one; a copy of the tuple keeps what it had.
#[differentiate]
fn assigned(x: f64, y: f64) -> f64 {
    let mut t = (x, y, 2);
    let before = t;
    t.0 = t.1 * x;
    t.1 += t.0;
    t.2 += 1;
    t.1 *= t.2 as f64;
    t.1 * before.1 - t.0
}

/// Nested tuples, and an array within one.
#[differentiate]
fn nested(x: f64, y: f64) -> f64 {
    let mut t = ((x, y * y), [x * y, 3.0], 1_usize);
    (t.0).1 *= x;
    t.0.0 -= t.1[0];
    t.1[t.2] += t.0.1;
    let ((a, _), c, _) = t;
    a * c[1]
}

#[test]
fn assigned_and_nested() {
    // 3(y + xy)y − xy
    check!(assigned, grad_assigned, value_and_grad_assigned, forward_assigned, reverse_assigned;
        (1.5, -2.0) => (3.0 * 4.0 + 2.0, 6.0 * -2.0 * 2.5 - 1.5),
        (-0.5, 0.25) => (0.1875 - 0.25, 1.5 * 0.5 + 0.5),
    );
    // (x − xy)(3 + xy²)
    check!(nested, grad_nested, value_and_grad_nested, forward_nested, reverse_nested;
        (1.5, -2.0) => (3.0 * 9.0 + 4.5 * 4.0, -1.5 * 9.0 + 4.5 * -6.0),
        (-0.5, 3.0) => (-2.0 * -1.5 + 9.0, 0.5 * -1.5 - 3.0),
    );
}

/// A value with its place: mixed tuples in a loop.
#[differentiate]
fn best(x: &[f64]) -> f64 {
    let mut best = (x[0], 0);
    for i in 1..x.len() {
        let candidate = (x[i], i);
        if candidate.0 > best.0 {
            best = candidate;
        }
    }
    best.0 * best.0 * best.1 as f64
}

/// State in a tuple that each round replaces, its parts swapped at times.
#[differentiate]
fn alternating(x: f64, y: f64, n: usize) -> f64 {
    let mut state = (x, y);
    for i in 0..n {
        state = if i % 2 == 0 { (state.1, state.0 * state.1) } else { (state.0 + state.1, state.1) };
    }
    state.0
}

#[test]
fn in_loops() {
    check!(best, grad_best, value_and_grad_best, forward_best, reverse_best;
        (&[5.0, -1.0]) => vec![0.0, 0.0],
        (&[1.0, -1.0, 4.0, 3.0]) => vec![0.0, 0.0, 16.0, 0.0],
        (&[-1.0, 3.0]) => vec![0.0, 6.0],
    );
    let (x, y) = (1.5, -0.5);
    check!(
        alternating, grad_alternating, value_and_grad_alternating, forward_alternating, reverse_alternating;
        (x, y, 0) => (1.0, 0.0),
        (x, y, 1) => (0.0, 1.0),
        // y + xy
        (x, y, 2) => (y, 1.0 + x),
        // xy
        (x, y, 3) => (y, x),
        // xy + (y + xy)xy
        (x, y, 4) => (y + y * y + 2.0 * x * y * y, x + 2.0 * x * y + 2.0 * x * x * y),
        (x, y, 7),
    );
}
