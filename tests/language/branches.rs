//! `if` as a statement and as a value.

use autodiff::differentiate;

/// Huber's loss.
#[differentiate]
fn huber(r: f64, delta: f64) -> f64 {
    if r.abs() <= delta { 0.5 * r * r } else { delta * (r.abs() - 0.5 * delta) }
}

/// Smoothstep between two edges.
#[differentiate]
fn smoothstep(x: f64, low: f64, high: f64) -> f64 {
    if x <= low {
        0.0
    } else if x >= high {
        1.0
    } else {
        let t = (x - low) / (high - low);
        t * t * (3.0 - 2.0 * t)
    }
}

/// The choice is an operand, and its condition is a value of its own.
#[differentiate]
fn leaky(x: f64, y: f64) -> f64 {
    let up = x > y && !(x < -5.0) || y > 10.0;
    x * if up { y } else { 0.5 * x } + if !up { y } else { -x }
}

/// Branches that give pairs.
#[differentiate]
fn sorted_pair(x: f64, y: f64) -> f64 {
    let (low, high) = if x < y { (x, y) } else { (y, x) };
    high * high - 3.0 * low
}

#[test]
fn as_value() {
    check!(huber, grad_huber, value_and_grad_huber, forward_huber, reverse_huber;
        (0.5, 1.0) => (0.5, 0.0),
        (-0.25, 1.0) => (-0.25, 0.0),
        (3.0, 1.0) => (1.0, 2.0),
        (-3.0, 0.5) => (-0.5, 2.5),
    );
    // t = 1/4: t'·6t(1 − t)
    check!(smoothstep, grad_smoothstep, value_and_grad_smoothstep, forward_smoothstep, reverse_smoothstep;
        (0.75, 0.5, 1.5) => (1.125, -1.125 * 0.75, -1.125 * 0.25),
        (-1.0, 0.5, 1.5) => (0.0, 0.0, 0.0),
        (2.0, 0.5, 1.5) => (0.0, 0.0, 0.0),
    );
    check!(leaky, grad_leaky, value_and_grad_leaky, forward_leaky, reverse_leaky;
        (2.0, -1.0) => (-1.0 - 1.0, 2.0),
        (-2.0, -1.0) => (-2.0, 1.0),
        (-6.0, -7.0) => (-6.0, 1.0),
        (-6.0, 11.0) => (11.0 - 1.0, -6.0),
    );
    check!(
        sorted_pair, grad_sorted_pair, value_and_grad_sorted_pair, forward_sorted_pair, reverse_sorted_pair;
        (2.0, 5.0) => (-3.0, 10.0),
        (5.0, -2.0) => (10.0, -3.0),
    );
}

/// A statement without `else`.
#[differentiate]
fn damped(v: f64, k: f64) -> f64 {
    let mut v = v;
    if v < 0.0 {
        v = -v * k;
    }
    v *= v;
    if v > 4.0 {
        v += k;
    }
    v
}

/// Each arm assigns something else; what both read was overwritten before.
#[differentiate]
fn crossed(x: f64, y: f64, swap: bool) -> f64 {
    let mut a = x;
    let mut b = y;
    a = a * b;
    if swap {
        let t = a;
        a = b;
        b = t;
        a *= b;
    } else if a > 0.0 {
        b = a * a;
    } else {
        a = b - a;
        b *= 2.0;
    }
    a * b
}

/// Accumulators inside the branches of a loop.
#[differentiate]
fn split_sums(x: &[f64]) -> f64 {
    let mut positive = 0.0;
    let mut negative = 1.0;
    let mut zeros = 0;
    for i in 0..x.len() {
        if x[i] > 0.0 {
            positive += x[i] * x[i];
        } else if x[i] < 0.0 {
            negative *= x[i];
        } else {
            zeros += 1;
        }
    }
    positive * negative + zeros as f64 * positive
}

/// Nested statements; the inner condition depends on what the outer arm has set.
#[differentiate]
fn nested(x: f64, n: i32) -> f64 {
    let mut a = x;
    if n > 0 {
        a = a * x;
        if a > 1.0 {
            a = a.ln();
            if n > 1 {
                a = a * a;
            }
        } else {
            a = 1.0 - a;
        }
    } else if n < -3 {
    } else {
        a = a.exp();
    }
    a
}

#[test]
fn as_statement() {
    // v ≥ 0: v² [+ k]; v < 0: v²k² [+ k]
    check!(damped, grad_damped, value_and_grad_damped, forward_damped, reverse_damped;
        (1.5, 0.5) => (3.0, 0.0),
        (3.0, 0.5) => (6.0, 1.0),
        (-3.0, 0.5) => (-6.0 * 0.25, 9.0),
        (-3.0, 2.0) => (-24.0, 9.0 * 4.0 + 1.0),
    );
    // swapped: a = y·xy, b = xy: x²y³
    check!(crossed, grad_crossed, value_and_grad_crossed, forward_crossed, reverse_crossed;
        (1.5, -2.0, true) => (2.0 * 1.5 * -8.0, 3.0 * 2.25 * 4.0),
        // a = xy, b = x²y²: x³y³
        (-1.5, -2.0, false) => (3.0 * 2.25 * -8.0, 3.0 * -3.375 * 4.0),
        // (y − xy)·2y
        (1.5, -2.0, false) => (-2.0 * 4.0, 4.0 * -2.0 * (1.0 - 1.5)),
    );
    check!(split_sums, grad_split_sums, value_and_grad_split_sums, forward_split_sums, reverse_split_sums;
        (&[1.5, -2.0, 0.5, -1.0]) => vec![3.0 * 2.0, -2.5, 2.0, -5.0],
        (&[]) => vec![],
        (&[-3.0]) => vec![0.0],
        (&[-3.0, 2.0]) => vec![4.0, -12.0],
    );
    check_at_kink!(
        split_sums, grad_split_sums, value_and_grad_split_sums, forward_split_sums, reverse_split_sums;
        (&[1.5, -2.0, 0.0, 0.5, -1.0]) => vec![3.0 * 2.0 + 3.0, -2.5, 0.0, 2.0 + 1.0, -5.0],
    );
    let square = |x: f64| 2.0 * (x * x).ln() * 2.0 / x;
    check!(nested, grad_nested, value_and_grad_nested, forward_nested, reverse_nested;
        (2.0, 1) => 1.0,
        (-2.0, 2) => square(-2.0),
        (0.5, 2) => -1.0,
        (0.5, 0) => 0.5_f64.exp(),
        (0.5, -9) => 1.0,
    );
}

/// Only the arm taken is swept: the square root of a negative number in the other does no harm.
#[differentiate]
fn guarded_root(x: f64) -> f64 {
    let root = if x > 0.0 { x.sqrt() } else { -x };
    let unused = (x - 10.0).sqrt();
    if x > 20.0 { unused * root } else { root * x }
}

/// sin x / x.
#[differentiate]
fn sinc(x: f64) -> f64 {
    if x == 0.0 { 1.0 } else { x.sin() / x }
}

#[test]
fn the_arm_not_taken_is_silent() {
    check!(
        guarded_root, grad_guarded_root, value_and_grad_guarded_root, forward_guarded_root,
        reverse_guarded_root;
        (4.0) => 3.0,
        (-3.0) => 6.0,
        (25.0) => 5.0 / (2.0 * 15.0_f64.sqrt()) + 15.0_f64.sqrt() / 10.0,
    );
    check!(sinc, grad_sinc, value_and_grad_sinc, forward_sinc, reverse_sinc;
        (2.0) => (2.0 * 2.0_f64.cos() - 2.0_f64.sin()) / 4.0,
        (-0.5) => (-0.5 * 0.5_f64.cos() + 0.5_f64.sin()) / 0.25,
    );
    check_at_kink!(sinc, grad_sinc, value_and_grad_sinc, forward_sinc, reverse_sinc; (0.0) => 0.0);
    check_at_kink!(
        guarded_root, grad_guarded_root, value_and_grad_guarded_root, forward_guarded_root,
        reverse_guarded_root;
        (0.0) => 0.0,
    );
}

/// Whether a number is inside of a range of floats, active ends included.
#[differentiate]
fn inside(x: f64, y: f64) -> f64 {
    if !(-2.0..=2.0).contains(&x) {
        return x * y;
    }
    let r = 0.0..y;
    if r.contains(&(x * x)) && !(y..).contains(&x) && (..y + 1.0).contains(&x) {
        x.sin() * y
    } else {
        x + y * y
    }
}

#[test]
fn contained_in_a_range() {
    check!(inside, grad_inside, value_and_grad_inside, forward_inside, reverse_inside;
        (0.5, 1.0), (1.5, 1.0), (-3.0, 2.0), (2.5, 0.5), (-1.0, -0.5), (0.25, 0.1));
}

#[differentiate]
fn bump(v: &mut f64) -> f64 {
    *v *= 1.5;
    *v + 0.1
}

/// What the right side of `&&` and `||` writes is written, perhaps.
#[differentiate]
fn effects_on_the_right(a: f64, n: usize) -> f64 {
    let mut s = a;
    if s > 0.0 && {
        s *= 2.0;
        s > 1.0
    } {
        s *= s;
    }
    if s > 0.0 || {
        s -= 1.0;
        s < -1.5
    } {
        s *= a;
    }
    let b = n > 1 && {
        s += a * a;
        true
    };
    let k = if b && bump(&mut s) > 0.5 { 2 } else { 1 };
    let mut up = || {
        s *= 2.0;
        s > 0.5
    };
    let t = n > 0 && up();
    if t { s * s * k as f64 } else { s }
}

#[differentiate]
fn effects_in_a_loop(a: f64, n: usize) -> f64 {
    let mut s = a;
    let mut c = 0;
    for _ in 0..n {
        let ok = s.abs() < 4.0 && {
            c += 1;
            s = s * 1.3 + 0.1;
            s.fract() < 0.8
        };
        if !ok {
            continue;
        }
        s *= 0.95;
    }
    s * c as f64
}

#[differentiate]
fn effect_in_a_guard(a: f64, n: usize) -> f64 {
    let mut s = a;
    match n {
        3 if {
            s *= 2.0;
            s > 0.0
        } =>
        {
            s * s
        }
        2 | 3 if bump(&mut s) > 1.0 => s.sin(),
        _ => s,
    }
}

#[test]
fn conditions_with_effects() {
    for n in [0, 1, 2, 3, 7] {
        check!(effects_on_the_right, grad_effects_on_the_right, value_and_grad_effects_on_the_right, forward_effects_on_the_right, reverse_effects_on_the_right;
            (0.61, n), (-0.83, n), (0.2, n), (-2.5, n));
        check!(effects_in_a_loop, grad_effects_in_a_loop, value_and_grad_effects_in_a_loop, forward_effects_in_a_loop, reverse_effects_in_a_loop;
            (0.61, n), (-0.83, n), (3.5, n));
        check!(effect_in_a_guard, grad_effect_in_a_guard, value_and_grad_effect_in_a_guard, forward_effect_in_a_guard, reverse_effect_in_a_guard;
            (0.61, n), (-0.83, n), (1.9, n));
    }
}
