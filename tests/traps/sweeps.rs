//! What the reverse sweep has to get right whatever it knows: one root in two arguments, zero adjoints at
//! singular operations, records of arrays that have no `Default`, literals whose width nobody fixed.

use autodiff::differentiate;

#[differentiate]
fn dot(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += x[i] * y[i];
    }
    s
}

#[differentiate]
fn blend(a: f64, x: &[f64], b: f64, y: &mut [f64]) {
    for i in 0..x.len() {
        y[i] = a * x[i] + b * y[i];
    }
}

/// One slice as both arguments, one local array as both, one scalar as two of four.
#[differentiate]
fn one_root(x: &[f64], c: f64) -> f64 {
    let local = [x[0] * c, x[1]];
    let mut changed = vec![c, 1.0];
    blend(c, &local, c, &mut changed);
    dot(x, x) * dot(&local, &local) + dot(&changed, &changed)
}

#[test]
fn two_arguments_with_one_root() {
    // (x² + y²)(x²c² + y²) + (c²x + c²)² + (cy + c)²
    let slopes = |x: f64, y: f64, c: f64| {
        let (p, q) = (x * x + y * y, x * x * c * c + y * y);
        (
            vec![
                2.0 * x * q + p * 2.0 * x * c * c + 2.0 * c.powi(4) * (x + 1.0),
                2.0 * y * (q + p) + 2.0 * c * c * (y + 1.0),
            ],
            p * 2.0 * x * x * c + 4.0 * c.powi(3) * (x + 1.0).powi(2) + 2.0 * c * (y + 1.0).powi(2),
        )
    };
    check!(one_root, grad_one_root, value_and_grad_one_root, forward_one_root, reverse_one_root;
        (&[1.5, -2.0], 0.5) => slopes(1.5, -2.0, 0.5),
        (&[-0.25, 0.75], -1.5) => slopes(-0.25, 0.75, -1.5),
    );
}

/// √x·(x − 1): at 1 the adjoint of the root is exactly 0.
#[differentiate]
fn rooted(x: f64) -> f64 {
    x.sqrt() * (x - 1.0)
}

#[test]
fn a_zero_adjoint_at_a_regular_point() {
    // (x − 1)/(2√x) + √x
    check!(rooted, grad_rooted, value_and_grad_rooted, forward_rooted, reverse_rooted;
        (1.0) => 1.0,
        (4.0) => 0.75 + 2.0,
        (0.25) => -0.75 + 0.5,
    );
    // The gradient is smooth there: its own slope is ½ + ½ = 1.
    let h = 1.0 / 1024.0;
    let second = (grad_rooted(1.0 + h) - grad_rooted(1.0 - h)) / (2.0 * h);
    assert!((second - 1.0).abs() < 1e-5, "{second}");
}

/// Kept in the record: arrays of 33 and 64 elements that are overwritten.
#[differentiate]
fn long_arrays(mut p: [f64; 33], q: [f64; 64], c: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..33 {
        s += p[i] * p[i] * q[2 * i % 64];
        p[i] = c;
        s *= p[i];
    }
    s
}

#[test]
fn records_of_long_arrays() {
    let (p, q) = ([0.5; 33], [-1.0; 64]);
    // Σ c³³⁻ⁱ·p²·q: each round multiplies what is there by c; q₀ is read in rounds 0 and 32.
    let c: f64 = 0.75;
    let powers: Vec<f64> = (0..33).map(|i| c.powi(33 - i)).collect();
    let mut dp = [0.0; 33];
    let mut dq = [0.0; 64];
    let mut dc = 0.0;
    for i in 0..33 {
        dp[i] = -powers[i];
        dq[2 * i % 64] += 0.25 * powers[i];
        dc += -0.25 * (33 - i) as f64 * c.powi(32 - i as i32);
    }
    check!(
        long_arrays, grad_long_arrays, value_and_grad_long_arrays, forward_long_arrays, reverse_long_arrays;
        (p, q, c) => (dp, dq, dc),
    );
    _ = LongArraysRecord::default();
}

/// Literals take the width of what they meet, however far away.
#[differentiate]
fn literals(x: f32) -> f32 {
    let half = 0.5;
    let mut sum = 0.0;
    let table = [1.0, 2.0, 4.0];
    let (one, mut two) = (1.0, 2.0);
    for i in 0..3 {
        sum += table[i] * x;
        two = two * half + one;
    }
    sum * x - half * two
}

#[test]
fn literals_without_a_width() {
    check!(literals, grad_literals, value_and_grad_literals, forward_literals, reverse_literals;
        (1.5) => 21.0,
        (-0.25) => -3.5,
    );
}
