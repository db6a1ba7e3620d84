//! Recursion, direct and mutual.

use autodiff::differentiate;

/// xⁿ, one factor a call.
#[differentiate]
fn power(x: f64, n: u32) -> f64 {
    if n == 0 { 1.0 } else { x * power(x, n - 1) }
}

/// The same by squaring.
#[differentiate]
fn fast_power(x: f64, n: u32) -> f64 {
    match n {
        0 => 1.0,
        n if n % 2 == 0 => {
            let half = fast_power(x, n / 2);
            half * half
        }
        _ => fast_power(x * x, n / 2) * x,
    }
}

/// Two calls a call, from both of which the state comes back: a tree of depth n.
#[differentiate]
fn tree(x: f64, y: f64, n: usize) -> f64 {
    if n == 0 {
        return x * y;
    }
    let left = tree(x * 0.5, y, n - 1);
    let right = tree(x, y + 0.25, n - 1);
    left + right * x
}

/// The logistic map, as a tail call.
#[differentiate]
fn iterated(x: f64, r: f64, n: u8) -> f64 {
    if n == 0 {
        x
    } else {
        let next = r * x * (1.0 - x);
        iterated(next, r, n - 1)
    }
}

#[test]
fn direct() {
    for n in [0_i32, 1, 2, 3, 7] {
        let slope = |x: f64| f64::from(n) * x.powi(n - 1);
        check!(power, grad_power, value_and_grad_power, forward_power, reverse_power;
            (1.5, n as u32) => slope(1.5),
            (-0.75, n as u32) => slope(-0.75),
        );
        check!(fast_power, grad_fast_power, value_and_grad_fast_power, forward_fast_power, reverse_fast_power;
            (1.5, n as u32) => slope(1.5),
            (-0.75, n as u32) => slope(-0.75),
        );
    }
    check!(fast_power, grad_fast_power, value_and_grad_fast_power, forward_fast_power, reverse_fast_power;
        (1.25, 21) => 21.0 * 1.25_f64.powi(20),
    );
    let (x, y) = (1.5, -2.0);
    check!(tree, grad_tree, value_and_grad_tree, forward_tree, reverse_tree;
        (x, y, 0) => (y, x),
        // xy/2 + x²(y + 1/4)
        (x, y, 1) => (y / 2.0 + 2.0 * x * (y + 0.25), x / 2.0 + x * x),
        (x, y, 2),
        (x, y, 3),
        (-0.5, 0.75, 7),
    );
    check!(iterated, grad_iterated, value_and_grad_iterated, forward_iterated, reverse_iterated;
        (0.25, 3.5, 0) => (1.0, 0.0),
        (0.25, 3.5, 1) => (1.75, 0.1875),
        (0.25, 3.5, 2) => (1.75 * 3.5 * (1.0 - 1.3125), 0.65625 * 0.34375 + 3.5 * (1.0 - 1.3125) * 0.1875),
        (0.25, 3.5, 3),
        (-0.25, 1.5, 7),
    );
}

/// Over a slice by its bounds: a pairwise product sum.
#[differentiate]
fn pairwise(x: &[f64], from: usize, to: usize) -> f64 {
    if to - from == 1 {
        return x[from];
    }
    let middle = (from + to) / 2;
    let left = pairwise(x, from, middle);
    let right = pairwise(x, middle, to);
    left * right + left
}

/// Fills a buffer that all calls share: the polynomials of Chebyshev, top down.
#[differentiate]
fn fill(values: &mut [f64], x: f64, n: usize) {
    if n < 2 {
        values[0] = 1.0;
        values[1] = x;
        return;
    }
    fill(values, x, n - 1);
    values[n] = 2.0 * x * values[n - 1] - values[n - 2];
}

#[differentiate]
fn filled(x: f64, n: usize) -> f64 {
    let mut values = vec![0.0; n + 2];
    fill(&mut values, x, n);
    values[n]
}

#[test]
fn over_slices() {
    check!(pairwise, grad_pairwise, value_and_grad_pairwise, forward_pairwise, reverse_pairwise;
        (&[3.0], 0, 1) => vec![1.0],
        (&[3.0, -2.0], 0, 2) => vec![-1.0, 3.0],
        // x(yz + y) + x
        (&[3.0, -2.0, 0.5], 0, 3) => vec![-2.0 * 1.5 + 1.0, 3.0 * 1.5, 3.0 * -2.0],
        (&[3.0, -2.0, 0.5, 1.5, -1.0, 0.25, 2.0], 0, 7),
        (&[3.0, -2.0, 0.5, 1.5], 1, 3) => vec![0.0, 1.5, -2.0, 0.0],
    );
    // n·Uₙ₋₁
    let (x, theta) = (0.25, 0.25_f64.acos());
    for n in [0_usize, 1, 2, 3, 7] {
        check!(filled, grad_filled, value_and_grad_filled, forward_filled, reverse_filled;
            (x, n) => n as f64 * (n as f64 * theta).sin() / theta.sin(),
        );
    }
}

/// The sine and the cosine halve the angle and call each other.
#[differentiate]
fn sine(x: f64, depth: u32) -> f64 {
    if depth == 0 {
        return x;
    }
    2.0 * sine(x / 2.0, depth - 1) * cosine(x / 2.0, depth - 1)
}

#[differentiate]
fn cosine(x: f64, depth: u32) -> f64 {
    if depth == 0 {
        1.0 - 0.5 * x * x
    } else {
        let s = sine(x / 2.0, depth - 1);
        1.0 - 2.0 * s * s
    }
}

/// Alternates between two rules, over elements; a third function starts it.
#[differentiate]
fn even(x: &[f64], i: usize, sum: f64) -> f64 {
    if i == x.len() { sum } else { odd(x, i + 1, sum + x[i] * x[i]) }
}

#[differentiate]
fn odd(x: &[f64], i: usize, sum: f64) -> f64 {
    if i == x.len() { -sum } else { even(x, i + 1, sum * x[i]) }
}

#[differentiate]
fn alternated(x: &[f64], start: f64) -> f64 {
    even(x, 0, start) + odd(x, 0, start)
}

#[test]
fn mutual() {
    let x = 0.75_f64;
    check!(sine, grad_sine, value_and_grad_sine, forward_sine, reverse_sine;
        (x, 0) => 1.0,
        // x(1 − x²/8)
        (x, 1) => 1.0 - 3.0 * x * x / 8.0,
        (x, 2),
        (-x, 3),
    );
    // To the tenth halving it is the sine.
    assert!((grad_sine(x, 10) - x.cos()).abs() < 1e-5);
    check!(cosine, grad_cosine, value_and_grad_cosine, forward_cosine, reverse_cosine;
        (x, 0) => -x,
        // 1 − x²/2
        (x, 1) => -x,
        (x, 3),
    );
    let (a, b, s) = (1.5, -2.0, 0.5);
    check!(alternated, grad_alternated, value_and_grad_alternated, forward_alternated, reverse_alternated;
        (&[], s) => (vec![], 0.0),
        // −(s + a²) + sa
        (&[a], s) => (vec![-2.0 * a + s], -1.0 + a),
        // (s + a²)b − (sa + b²)
        (&[a, b], s) => (vec![2.0 * a * b - s, s + a * a - 2.0 * b], b - a),
        (&[1.5, -2.0, 0.5], s),
        (&[1.5, -2.0, 0.5, 1.25, -1.0, 0.75, 2.0], -0.5),
    );
}
