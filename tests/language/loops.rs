//! `loop` with and without a value, and labels.

use autodiff::differentiate;

/// A series summed until its terms are small: sinh.
#[differentiate]
fn series(x: f64) -> f64 {
    let mut term = x;
    let mut sum = 0.0;
    let mut k = 1.0;
    loop {
        sum += term;
        term *= x * x / ((k + 1.0) * (k + 2.0));
        k += 2.0;
        if term.abs() < 1e-18 {
            break;
        }
    }
    sum
}

/// xⁿ⁺¹, the loop entered at least once.
#[differentiate]
fn do_while(x: f64, n: usize) -> f64 {
    let mut a = 1.0;
    let mut i = 0;
    loop {
        a *= x;
        if i == n {
            break;
        }
        i += 1;
    }
    a
}

#[test]
fn without_value() {
    check!(series, grad_series, value_and_grad_series, forward_series, reverse_series;
        (1.5) => 1.5_f64.cosh(),
        (-0.25) => 0.25_f64.cosh(),
        (0.0) => 1.0,
    );
    for n in [0, 1, 2, 3, 7] {
        check!(do_while, grad_do_while, value_and_grad_do_while, forward_do_while, reverse_do_while;
            (1.5, n as usize) => f64::from(n + 1) * 1.5_f64.powi(n),
            (-0.75, n as usize) => f64::from(n + 1) * (-0.75_f64).powi(n),
        );
    }
}

/// The cube root by Newton's method, the loop's value a product of its state.
#[differentiate]
fn cube_root(a: f64) -> f64 {
    let mut x = a;
    let root = loop {
        let next = (2.0 * x + a / (x * x)) / 3.0;
        if (next - x).abs() <= 1e-15 * x.abs() {
            break next;
        }
        x = next;
    };
    root * root
}

/// Two exits with two values: the first element beyond a limit, or the sum.
#[differentiate]
fn first_beyond(x: &[f64], limit: f64) -> f64 {
    let mut i = 0;
    let mut sum = 0.0;
    2.0 * loop {
        if i == x.len() {
            break sum;
        }
        if x[i] > limit {
            break x[i] * limit + sum;
        }
        sum += x[i] * x[i];
        i += 1;
    }
}

/// A pair leaves the loop.
#[differentiate]
fn bisected(x: f64, n: usize) -> f64 {
    let mut low = 0.0;
    let mut high = x;
    let mut k = 0;
    let (a, b) = loop {
        if k >= n {
            break (low, high);
        }
        let middle = 0.5 * (low + high);
        if middle * middle < 2.0 {
            low = middle;
        } else {
            high = middle;
        }
        k += 1;
    };
    a * b
}

#[test]
fn with_value() {
    check!(cube_root, grad_cube_root, value_and_grad_cube_root, forward_cube_root, reverse_cube_root;
        (8.0) => 2.0 / 3.0 / 2.0,
        (-27.0) => -2.0 / 3.0 / 3.0,
        (0.125) => 2.0 / 3.0 / 0.5,
    );
    check!(
        first_beyond, grad_first_beyond, value_and_grad_first_beyond, forward_first_beyond,
        reverse_first_beyond;
        (&[], 1.0) => (vec![], 0.0),
        (&[0.5, -2.0], 1.0) => (vec![2.0, -8.0], 0.0),
        (&[3.0, -2.0], 1.0) => (vec![2.0, 0.0], 6.0),
        (&[0.5, -2.0, 1.5, 9.0], 1.25) => (vec![2.0, -8.0, 2.5, 0.0], 3.0),
    );
    // Both ends are dyadic parts of x: 0·x, then x/2·x, then x/2·3x/4, 5x/8·3x/4 and so on.
    check!(bisected, grad_bisected, value_and_grad_bisected, forward_bisected, reverse_bisected;
        (2.0, 0) => 0.0,
        (2.0, 1) => 2.0,
        (2.0, 2) => 2.0 * 2.0 * 0.5 * 0.75,
        (2.0, 3) => 2.0 * 2.0 * 0.625 * 0.75,
        (2.0, 7) => 2.0 * 2.0 * (90.0 / 128.0) * (91.0 / 128.0),
    );
}

/// A label on each loop: the inner loop leaves the outer one.
#[differentiate]
fn first_pair(x: &[f64], target: f64) -> f64 {
    let mut found = 0.0;
    'rows: for i in 0..x.len() {
        for j in 0..i {
            if (x[i] + x[j] - target).abs() < 0.1 {
                found = x[i] * x[j] * target;
                break 'rows;
            }
            found += 0.5 * x[j];
        }
        found *= 2.0;
    }
    found
}

/// `continue` of the outer loop from the inner one.
#[differentiate]
fn labelled_continue(x: &[f64]) -> f64 {
    let mut s = 0.0;
    'o: for i in 0..x.len() {
        for j in 0..x.len() {
            if j > i {
                continue 'o;
            }
            s += x[i] * x[i] * x[j];
        }
        s *= 2.0;
    }
    s
}

/// A labelled loop whose value leaves through two levels.
#[differentiate]
fn through_two_levels(x: f64, limit: f64) -> f64 {
    let mut a = x;
    let v = 'outer: loop {
        a *= 1.5;
        let mut k = 0;
        while k < 3 {
            a += x;
            if a > limit {
                break 'outer a * limit;
            }
            k += 1;
        }
        if a < 0.0 {
            break -a;
        }
    };
    v * v
}

#[test]
fn labelled() {
    check!(first_pair, grad_first_pair, value_and_grad_first_pair, forward_first_pair, reverse_first_pair;
        (&[], 1.0) => (vec![], 0.0),
        // No pair: after row 1 the sum is x₀, after row 2 it is 3x₀ + x₁.
        (&[1.0, 5.0, 9.0], 1.0) => (vec![3.0, 1.0, 0.0], 0.0),
        (&[1.0, -2.0, 3.0], 1.0) => (vec![0.0, 3.0, -2.0], -6.0),
        (&[1.0, -2.0, 3.0], -1.0) => (vec![2.0, -1.0, 0.0], -2.0),
    );
    // (((x₀³)) + x₁²(x₀ + x₁) + x₂²(x₀ + x₁ + x₂))·2: only the last row's factor is reached.
    check!(
        labelled_continue, grad_labelled_continue, value_and_grad_labelled_continue,
        forward_labelled_continue, reverse_labelled_continue;
        (&[]) => vec![],
        (&[1.5]) => vec![2.0 * 3.0 * 2.25],
        (&[0.5, 2.0, -1.0]) => vec![
            2.0 * (3.0 * 0.25 + 4.0 + 1.0),
            2.0 * (3.0 * 4.0 + 2.0 * 2.0 * 0.5 + 1.0),
            2.0 * (3.0 - 2.0 * 2.5),
        ],
    );
    check!(
        through_two_levels, grad_through_two_levels, value_and_grad_through_two_levels,
        forward_through_two_levels, reverse_through_two_levels;
        // 1.5x + x > 2
        (1.0, 2.0) => (2.0 * 5.0 * 5.0, 2.0 * 5.0 * 2.5),
        // 1.5x + 3x = 4.5x, 6.75x + x
        (1.0, 5.0) => (2.0 * 38.75 * 38.75, 2.0 * 38.75 * 7.75),
        // −4.5x at once
        (-2.0, 1.0) => (2.0 * 4.5 * 4.5 * -2.0, 0.0),
    );
}
