//! Implicit functions: derivatives of solvers by the implicit function theorem, against those of the iteration and by hand.
use autodiff::differentiate;
use std::cell::Cell;

thread_local! {
    static RUNS: Cell<usize> = const { Cell::new(0) };
}

#[track_caller]
fn close(got: f64, want: f64, share: f64) {
    assert!((got - want).abs() <= share * want.abs().max(1.0), "{got:e} instead of {want:e}");
}

/// K6 of the kernels: Newton's method for x³ + p x = 1.
#[differentiate(jvp)]
fn cubic(x: f64, p: f64) -> f64 {
    x * x * x + p * x - 1.0
}
#[differentiate(jvp, implicit(residual = cubic))]
fn root(p: f64) -> f64 {
    RUNS.set(RUNS.get() + 1);
    let mut x = 1.0;
    for _ in 0..60 {
        x -= (x * x * x + p * x - 1.0) / (3.0 * x * x + p);
    }
    x
}
#[differentiate]
fn unrolled(p: f64) -> f64 {
    let mut x = 1.0;
    for _ in 0..60 {
        x -= (x * x * x + p * x - 1.0) / (3.0 * x * x + p);
    }
    x
}

#[differentiate]
fn in_a_loop(p: f64, n: usize) -> f64 {
    let mut y = p;
    for k in 0..n {
        y = root(y + k as f64) * (1.0 + p);
        if y > 0.9 {
            y *= p;
        }
    }
    y
}
#[differentiate]
fn in_a_loop_unrolled(p: f64, n: usize) -> f64 {
    let mut y = p;
    for k in 0..n {
        y = unrolled(y + k as f64) * (1.0 + p);
        if y > 0.9 {
            y *= p;
        }
    }
    y
}

#[test]
fn scalar_roots() {
    for p in [0.25, 1.0, 3.5, -0.5] {
        let x = root(p);
        // x' = -x / (3x² + p)
        close(grad_root(p), -x / (3.0 * x * x + p), 1e-14);
        close(grad_root(p), grad_unrolled(p), 1e-12);
        let (value, slope) = value_and_grad_root(p);
        assert_eq!((value.to_bits(), slope), (x.to_bits(), grad_root(p)));
        let (_, record) = forward_root(p);
        close(reverse_root(&record, -2.5), -2.5 * grad_root(p), 1e-15);
        let (value, dot) = jvp_root(p, -2.5);
        assert_eq!(value.to_bits(), x.to_bits());
        close(dot, -2.5 * grad_root(p), 1e-14);
        for n in [0, 1, 2, 3, 7] {
            close(grad_in_a_loop(p, n), grad_in_a_loop_unrolled(p, n), 1e-11);
        }
    }
    // The solver runs once.
    RUNS.set(0);
    let _ = value_and_grad_root(2.0);
    assert_eq!(RUNS.get(), 1);
}

/// Kepler's equation, with a slice and a constant beside the numbers, by bisection: an iteration without a derivative.
#[differentiate]
fn kepler(e: f64, mean: f64, orbit: &[f64], scale: usize) -> f64 {
    e - orbit[0] * e.sin() - mean * orbit[1] / scale as f64
}
#[differentiate(implicit(residual = kepler))]
fn anomaly(mean: f64, orbit: &[f64], scale: usize) -> f64 {
    let (mut low, mut high) = (-20.0, 20.0);
    for _ in 0..100 {
        let middle: f64 = 0.5 * (low + high);
        if middle - orbit[0] * middle.sin() - mean * orbit[1] / scale as f64 > 0.0 {
            high = middle;
        } else {
            low = middle;
        }
    }
    low
}

#[test]
fn slices_beside_the_root() {
    for (mean, orbit) in [(0.75, [0.5, 2.0]), (-1.5, [0.125, 0.5])] {
        let e = anomaly(mean, &orbit, 2);
        let slope = 1.0 - orbit[0] * e.cos();
        let (dm, d) = grad_anomaly(mean, &orbit, 2);
        close(dm, orbit[1] / 2.0 / slope, 1e-12);
        close(d[0], e.sin() / slope, 1e-12);
        close(d[1], mean / 2.0 / slope, 1e-12);
    }
}

/// Two equations: x² + y² = a, x y = b.
#[differentiate(jvp)]
fn circle(x: &[f64; 2], a: f64, b: f64) -> [f64; 2] {
    [x[0] * x[0] + x[1] * x[1] - a, x[0] * x[1] - b]
}
#[differentiate(jvp, implicit(residual = circle))]
fn crossing(a: f64, b: f64) -> [f64; 2] {
    // (x + y)² = a + 2b, (x - y)² = a - 2b
    let (sum, difference) = ((a + 2.0 * b).sqrt(), (a - 2.0 * b).sqrt());
    [0.5 * (sum + difference), 0.5 * (sum - difference)]
}
#[differentiate]
fn distance(a: f64, b: f64) -> f64 {
    let p = crossing(a, b);
    let q = crossing(a * p[0], b);
    p[0] * p[0] * p[1] + q[1] * a
}
#[differentiate]
fn plain(a: f64, b: f64) -> [f64; 2] {
    let (sum, difference) = ((a + 2.0 * b).sqrt(), (a - 2.0 * b).sqrt());
    [0.5 * (sum + difference), 0.5 * (sum - difference)]
}
#[differentiate]
fn plain_distance(a: f64, b: f64) -> f64 {
    let p = plain(a, b);
    let q = plain(a * p[0], b);
    p[0] * p[0] * p[1] + q[1] * a
}

#[test]
fn systems() {
    for (a, b) in [(3.0, 1.0), (5.0, -0.5), (2.5, 0.25)] {
        let (va, vb) = grad_distance(a, b);
        let (wa, wb) = grad_plain_distance(a, b);
        close(va, wa, 1e-12);
        close(vb, wb, 1e-12);
        let (_, record) = forward_crossing(a, b);
        let (_, plain_record) = forward_plain(a, b);
        for seed in [[1.0, 0.0], [-0.5, 2.0]] {
            let (x, y) = (reverse_crossing(&record, seed), reverse_plain(&plain_record, seed));
            close(x.0, y.0, 1e-13);
            close(x.1, y.1, 1e-13);
        }
        let (value, dot) = jvp_crossing(a, b, 1.0, -2.0);
        assert_eq!(value, crossing(a, b));
        let (x, y) = (reverse_crossing(&record, [1.0, 0.0]), reverse_crossing(&record, [0.0, 1.0]));
        close(dot[0], x.0 - 2.0 * x.1, 1e-13);
        close(dot[1], y.0 - 2.0 * y.1, 1e-13);
    }
    // Where the equations do not say how the root moves, nothing finite is said.
    let (a, _) = grad_distance(2.0, 1.0);
    assert!(!a.is_finite());
}
