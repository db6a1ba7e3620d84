//! `continue`, `break` and `return`, after 0, 1, 2, 3 and 7 rounds.

use autodiff::differentiate;

/// a ← a² + x in odd rounds only.
#[differentiate]
fn odd_rounds(x: f64, n: usize) -> f64 {
    let mut a = x;
    for i in 0..n {
        if i % 2 == 0 {
            continue;
        }
        a = a * a + x;
    }
    a
}

/// Skips what is negative, after it has changed something all the same.
#[differentiate]
fn skipped(x: &[f64]) -> f64 {
    let mut s = 0.0;
    let mut scale = 1.0;
    for &v in x {
        scale *= 2.0;
        if v < 0.0 {
            scale += v;
            continue;
        } else if v > 100.0 {
            continue;
        }
        s += scale * v;
    }
    s * scale
}

#[test]
fn continued() {
    let x = 0.5_f64;
    let first = x * x + x;
    let second = first * first + x;
    let d_first = 2.0 * x + 1.0;
    let d_second = 2.0 * first * d_first + 1.0;
    check!(odd_rounds, grad_odd_rounds, value_and_grad_odd_rounds, forward_odd_rounds, reverse_odd_rounds;
        (x, 0) => 1.0,
        (x, 1) => 1.0,
        (x, 2) => d_first,
        (x, 3) => d_first,
        (x, 5) => d_second,
        (x, 7) => 2.0 * second * d_second + 1.0,
        (-1.25, 7),
    );
    check!(skipped, grad_skipped, value_and_grad_skipped, forward_skipped, reverse_skipped;
        (&[]) => vec![],
        (&[3.0]) => vec![4.0],
        (&[-3.0]) => vec![0.0],
        // scale 2, 2·2 + b, 2(4 + b): s = 2a + 2(4 + b)c
        (&[3.0, -1.0, 0.5]) => vec![2.0 * 6.0, 2.0 * 0.5 * 6.0 + 2.0 * 9.0, 6.0 * 6.0],
        (&[101.0, 2.0]) => vec![0.0, 16.0],
        (&[1.0, -0.5, 200.0, 2.0, -3.0, 0.5, 1.5]),
    );
}

/// A running product until it is large.
#[differentiate]
fn until_large(x: f64, n: usize) -> f64 {
    let mut p = x;
    for i in 0..n {
        if p.abs() > 3.0 {
            p -= i as f64 * x;
            break;
        }
        p *= x;
    }
    p
}

/// Leaves in the middle of the body, with the first half of it done.
#[differentiate]
fn half_a_round(x: f64, y: f64, n: usize) -> f64 {
    let (mut a, mut b) = (x, y);
    let mut k = 0;
    while k < 10 {
        a = a * y;
        if k == n {
            break;
        }
        b = b + a;
        k += 1;
    }
    a * b
}

#[test]
fn broken() {
    let x = 1.5_f64;
    check!(
        until_large, grad_until_large, value_and_grad_until_large, forward_until_large, reverse_until_large;
        (x, 0) => 1.0,
        (x, 1) => 2.0 * x,
        (x, 2) => 3.0 * x * x,
        // x³ > 3 in round 2
        (x, 3) => 3.0 * x * x - 2.0,
        (x, 7) => 3.0 * x * x - 2.0,
        (4.0, 7) => 1.0,
        (-2.0, 7) => -4.0 - 1.0,
    );
    let (x, y) = (2.0, -0.5);
    check!(
        half_a_round, grad_half_a_round, value_and_grad_half_a_round, forward_half_a_round,
        reverse_half_a_round;
        // xy·y
        (x, y, 0) => (y * y, 2.0 * x * y),
        // xy²(y + xy)
        (x, y, 1) => (y.powi(3) + 2.0 * x * y.powi(3), 3.0 * x * y * y * (1.0 + x)),
        // xy³(y + xy + xy²)
        (x, y, 2) => (y.powi(3) * (y + 2.0 * x * y + 2.0 * x * y * y),
            x * (4.0 * y.powi(3) * (1.0 + x) + 5.0 * x * y.powi(4))),
        (x, y, 3),
        (x, y, 7),
        (-0.75, 1.25, 20),
    );
}

/// Returns before a loop, from inside it after a trip count that depends on the data, and after it.
#[differentiate]
fn escape(x: f64, n: usize) -> f64 {
    if x < 0.0 {
        return -2.0 * x;
    }
    let mut a = x;
    for i in 0..n {
        a = a * 1.5 + x;
        if a > 10.0 {
            return a * (i as f64 + 1.0);
        }
    }
    a * a
}

/// A return from two loops, and one from a `match` inside them.
#[differentiate]
fn from_nest(x: &[f64], width: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() / width {
        let mut row = 1.0;
        for j in 0..width {
            let v = x[i * width + j];
            match j {
                1 if v > 5.0 => return sum * v,
                _ => row *= v,
            }
            if row < 0.0 {
                return sum + row * row;
            }
        }
        sum += row;
    }
    sum
}

/// The return values of an `if` chain, one arm of which goes on.
#[differentiate]
fn early(c: &[f64]) -> f64 {
    let degree = c.len() - 1;
    let value = if degree == 0 {
        return c[0] * c[0];
    } else if degree == 2 {
        return c[2] * c[1] + c[0];
    } else {
        c[0] * c[degree]
    };
    let mut t = 1.0;
    let mut result = value;
    for i in 1..degree {
        result = result + t * c[i];
        t *= c[0];
    }
    return result;
}

/// A `return` of a value computed in place, from inside a `while` and a `loop`.
#[differentiate]
fn from_while_and_loop(x: f64, limit: f64) -> f64 {
    let mut a = x;
    let mut k = 0;
    while k < 4 {
        a *= x;
        if a > limit {
            return {
                let b = a - limit;
                b * b
            };
        }
        k += 1;
    }
    loop {
        a = a + x * a;
        if a.abs() > 1.0 {
            return a.ln() * x;
        }
    }
}

#[test]
fn returned() {
    check!(escape, grad_escape, value_and_grad_escape, forward_escape, reverse_escape;
        (-1.5, 7) => -2.0,
        (1.2, 0) => 2.4,
        (1.0, 1) => 2.0 * 2.5 * 2.5,
        (1.0, 2) => 2.0 * 4.75 * 4.75,
        (1.0, 3) => 2.0 * 8.125 * 8.125,
        // The fourth round gives 13.1875x > 10.
        (1.0, 7) => 4.0 * 13.1875,
        (20.0, 7) => 2.5,
    );
    check!(from_nest, grad_from_nest, value_and_grad_from_nest, forward_from_nest, reverse_from_nest;
        (&[], 2) => vec![],
        (&[2.0, 3.0], 2) => vec![3.0, 2.0],
        (&[2.0, 3.0, 4.0, 6.0], 2) => vec![18.0, 12.0, 0.0, 6.0],
        (&[2.0, 3.0, 4.0, -0.5], 2) => vec![3.0, 2.0, 2.0 * 4.0 * 0.25, 2.0 * 16.0 * -0.5],
        (&[1.0, 2.0, 3.0, 1.5, 0.5, 2.0, -1.0], 1) => vec![1.0, 1.0, 1.0, 1.0, 1.0, 1.0, -2.0],
    );
    check!(early, grad_early, value_and_grad_early, forward_early, reverse_early;
        (&[3.0]) => vec![6.0],
        (&[2.0, 3.0, 5.0]) => vec![1.0, 5.0, 3.0],
        (&[2.0, -1.0]) => vec![-1.0, 2.0],
        // ad + b + a·c
        (&[2.0, -1.0, 0.5, 3.0]) => vec![3.5, 1.0, 2.0, 2.0],
        (&[2.0, -1.0, 0.5, 3.0, 1.5, -2.0, 1.0, 0.25]),
    );
    check!(
        from_while_and_loop, grad_from_while_and_loop, value_and_grad_from_while_and_loop,
        forward_from_while_and_loop, reverse_from_while_and_loop;
        // (x² − l)², (x³ − l)²
        (3.0, 4.0) => (4.0 * 5.0 * 3.0, -10.0),
        (1.5, 3.0) => (2.0 * 0.375 * 3.0 * 2.25, -0.75),
        // a = x⁵(1 + x)ᵏ
        (1.25, 100.0) => (2.25_f64.ln() + 5.0 * 1.25_f64.ln() + 5.0 + 1.25 / 2.25, 0.0),
    );
}

/// A body that gives nothing: still to be written, or without an end.
mod without_a_value {
    use autodiff::differentiate;

    #[differentiate]
    pub(super) fn unwritten(x: f64, y: &[f64]) -> f64 {
        todo!("the area of {x} and {}", y.len())
    }
    #[differentiate]
    pub(super) fn endless(mut x: f64) -> f64 {
        loop {
            x *= 2.0;
            if x > 1e3 {
                panic!("too far");
            }
        }
    }
}

#[test]
fn bodies_without_a_value() {
    use crate::common::panic_message;
    use without_a_value::*;
    assert!(panic_message(|| grad_unwritten(1.5, &[1.0])).contains("the area of 1.5 and 1"));
    assert!(panic_message(|| value_and_grad_endless(1.5)).contains("too far"));
}
