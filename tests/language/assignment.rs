//! Assignment and compound assignment, with the order in which Rust evaluates their sides.

use autodiff::differentiate;

/// b = 2x², c = x·b: every variable overwritten by the others.
#[differentiate]
fn overwritten(x: f64) -> f64 {
    let mut a = x;
    let mut b = a;
    a = 2.0 * b;
    b = a * b;
    a = b * x - a;
    a + b
}

/// The logistic map, four times by hand.
#[differentiate]
fn logistic_map(r: f64, x: f64) -> f64 {
    let mut x = x;
    x = r * x * (1.0 - x);
    x = r * x * (1.0 - x);
    x
}

/// A constant kills what the variable carried.
#[differentiate]
fn killed(x: f64, y: f64) -> f64 {
    let mut a = x * x;
    let b = a * y;
    a = 3.0;
    a * b + a
}

#[test]
fn plain() {
    // a = 2x³ − 2x, b = 2x²
    check!(
        overwritten, grad_overwritten, value_and_grad_overwritten, forward_overwritten, reverse_overwritten;
        (1.5) => 6.0 * 2.25 - 2.0 + 6.0,
        (-2.0) => 24.0 - 2.0 - 8.0,
    );
    // r·u(1 − u) with u = r·x(1 − x)
    let slopes = |r: f64, x: f64| {
        let u = r * x * (1.0 - x);
        (u * (1.0 - u) + r * (1.0 - 2.0 * u) * x * (1.0 - x), r * (1.0 - 2.0 * u) * r * (1.0 - 2.0 * x))
    };
    check!(
        logistic_map, grad_logistic_map, value_and_grad_logistic_map, forward_logistic_map,
        reverse_logistic_map;
        (3.5, 0.25) => slopes(3.5, 0.25),
        (-1.5, 2.0) => slopes(-1.5, 2.0),
    );
    check!(killed, grad_killed, value_and_grad_killed, forward_killed, reverse_killed;
        (2.0, -3.0) => (6.0 * 2.0 * -3.0, 12.0),
        (-0.5, 1.0) => (-3.0, 0.75),
    );
}

/// ((x + y − 2y)·x)/y, one operator after the other.
#[differentiate]
fn operators(x: f64, y: f64) -> f64 {
    let mut a = x;
    a += y;
    a -= 2.0 * y;
    a *= x;
    a /= y;
    a
}

/// Remainder in place: between multiples the slope is 1 in x and −n in the modulus.
#[differentiate]
fn wrapped(x: f64, period: f64) -> f64 {
    let mut phase = 3.0 * x;
    phase %= period;
    phase *= phase;
    phase
}

/// The variable on both sides.
#[differentiate]
fn on_both_sides(x: f64) -> f64 {
    let mut a = x;
    a *= a;
    a += a;
    a -= 0.5 * a * x;
    let mut one = a;
    one /= one;
    let mut nothing = a;
    nothing -= nothing;
    a * one + nothing
}

#[test]
fn compound() {
    // (x² − x·y)/y
    check!(operators, grad_operators, value_and_grad_operators, forward_operators, reverse_operators;
        (1.5, -2.0) => (3.0 / -2.0 - 1.0, -2.25 / 4.0),
        (-3.0, 0.5) => (-12.0 - 1.0, -9.0 / 0.25),
    );
    // 3x = 4.5 = 2·2 + 0.5; 3x = −3.75 = −1·2.5 − 1.25
    check!(wrapped, grad_wrapped, value_and_grad_wrapped, forward_wrapped, reverse_wrapped;
        (1.5, 2.0) => (2.0 * 0.5 * 3.0, 2.0 * 0.5 * -2.0),
        (-1.25, 2.5) => (2.0 * -1.25 * 3.0, 2.0 * -1.25 * 1.0),
    );
    // 2x² − x³; a/a carries nothing
    check!(
        on_both_sides, grad_on_both_sides, value_and_grad_on_both_sides, forward_on_both_sides,
        reverse_on_both_sides;
        (1.5) => 6.0 - 6.75,
        (-2.0) => -8.0 - 12.0,
    );
}

/// The left operand is read before the block on the right changes the variable: x·3x.
#[differentiate]
fn left_read_first(x: f64) -> f64 {
    let mut a = x;
    a * {
        a = a * 3.0;
        a
    }
}

/// The right side of a compound assignment runs first: 2x + 1.
#[differentiate]
fn right_side_first(x: f64) -> f64 {
    let mut a = x;
    a += {
        a = 2.0 * x;
        1.0
    };
    a
}

/// The same with a factor that reads the variable it has just set: (x + 1)·(x + 1)².
#[differentiate]
fn factor_from_block(x: f64) -> f64 {
    let mut a = x;
    a *= {
        a += 1.0;
        a * a
    };
    a
}

/// A block on the right of one variable changes another: x² + y, then (x² + y)·y.
#[differentiate]
fn another_changed(x: f64, y: f64) -> f64 {
    let mut a = x;
    let mut b = y;
    b += {
        a *= a;
        a
    };
    a = b * y;
    a
}

/// Three reads of one variable in one expression, changed between them: x + 2·(x + 1) + 3·(x + 1)².
#[differentiate]
fn three_reads(x: f64) -> f64 {
    let mut a = x;
    a + 2.0 * {
        a += 1.0;
        a
    } + 3.0 * {
        a *= a;
        a
    }
}

#[test]
fn order_of_evaluation() {
    check!(
        left_read_first, grad_left_read_first, value_and_grad_left_read_first, forward_left_read_first,
        reverse_left_read_first;
        (1.5) => 9.0,
        (-2.0) => -12.0,
    );
    check!(
        right_side_first, grad_right_side_first, value_and_grad_right_side_first, forward_right_side_first,
        reverse_right_side_first;
        (1.5) => 2.0,
        (-2.0) => 2.0,
    );
    check!(
        factor_from_block, grad_factor_from_block, value_and_grad_factor_from_block,
        forward_factor_from_block, reverse_factor_from_block;
        (1.5) => 3.0 * 2.5 * 2.5,
        (-3.0) => 3.0 * 4.0,
    );
    check!(
        another_changed, grad_another_changed, value_and_grad_another_changed, forward_another_changed,
        reverse_another_changed;
        (1.5, -2.0) => (3.0 * -2.0, 2.25 - 4.0),
        (-1.0, 0.5) => (-1.0, 1.0 + 1.0),
    );
    check!(
        three_reads, grad_three_reads, value_and_grad_three_reads, forward_three_reads, reverse_three_reads;
        (1.5) => 3.0 + 6.0 * 2.5,
        (-2.0) => 3.0 - 6.0,
    );
}

/// Fibonacci numbers that start with x and y.
#[differentiate]
fn fibonacci(x: f64, y: f64, n: usize) -> f64 {
    let (mut a, mut b) = (x, y);
    for _ in 0..n {
        (a, b) = (b, a + b);
    }
    a
}

/// The arithmetic-geometric mean after n rounds, in an array.
#[differentiate]
fn means(x: f64, y: f64, n: usize) -> f64 {
    let mut pair = [x, y];
    for _ in 0..n {
        [pair[0], pair[1]] = [0.5 * (pair[0] + pair[1]), (pair[0] * pair[1]).sqrt()];
    }
    pair[0] * pair[1]
}

/// An assignment to nothing.
#[differentiate]
fn discarded(x: f64) -> f64 {
    let mut a = x * x;
    _ = a * 2.0;
    (a, _) = (a * x, a);
    a
}

#[test]
fn destructuring_assignment() {
    // The coefficients are Fibonacci's own.
    for (n, dx, dy) in [(0, 1.0, 0.0), (1, 0.0, 1.0), (2, 1.0, 1.0), (3, 1.0, 2.0), (7, 8.0, 13.0)] {
        check!(fibonacci, grad_fibonacci, value_and_grad_fibonacci, forward_fibonacci, reverse_fibonacci;
            (0.5, -2.0, n) => (dx, dy),
            (-1.0, 3.0, n) => (dx, dy),
        );
    }
    let (root, mean) = (6.0_f64.sqrt(), 2.5);
    check!(means, grad_means, value_and_grad_means, forward_means, reverse_means;
        (2.0, 3.0, 0) => (3.0, 2.0),
        (2.0, 3.0, 1) => (root / 2.0 + mean * 3.0 / (2.0 * root), root / 2.0 + mean * 2.0 / (2.0 * root)),
        (2.0, 3.0, 2),
        (0.5, 8.0, 7),
    );
    check!(discarded, grad_discarded, value_and_grad_discarded, forward_discarded, reverse_discarded;
        (1.5) => 6.75,
        (-2.0) => 12.0,
    );
}

/// For numbers the right side of `op=` runs before the place is looked for, index and all.
#[differentiate]
fn the_right_side_moves_the_index(x: f64, n: usize) -> f64 {
    let mut w = [x, x * x, x.sin()];
    let mut k = 0_usize;
    for _ in 0..n {
        w[k % 3] += {
            k += 1;
            x * k as f64
        };
        w[{
            k += 1;
            k % 3
        }] *= {
            k = (2 * k + 1) % 7;
            0.1 * (x + k as f64)
        };
        w[k % 3] -= {
            w[1] *= 0.5;
            k += 1;
            w[1]
        };
    }
    w[0] * w[1] + w[2]
}

#[test]
fn the_right_side_runs_first() {
    check!(the_right_side_moves_the_index, grad_the_right_side_moves_the_index,
        value_and_grad_the_right_side_moves_the_index, forward_the_right_side_moves_the_index,
        reverse_the_right_side_moves_the_index;
        (0.7, 0), (0.7, 1), (-0.7, 2), (0.7, 3), (0.3, 7));
}
