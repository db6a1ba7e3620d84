//! `fn` items inside a body: differentiated where they are called.

use autodiff::differentiate;

/// One helper, called twice on different things.
#[differentiate]
fn two_calls(x: f64) -> f64 {
    fn square(t: f64) -> f64 {
        t * t
    }
    square(x) + x * square(x + 1.0)
}

/// Helpers that call each other, defined after they are used, with an integer and a slice among their
/// parameters.
#[differentiate]
fn helpers(x: &[f64], c: f64) -> f64 {
    let total = weighted(x, c, 2);
    return total * c;

    fn weighted(x: &[f64], c: f64, power: i32) -> f64 {
        let mut s = 0.0;
        for i in 0..x.len() {
            s += term(x[i], power) * c;
        }
        s
    }

    fn term(v: f64, power: i32) -> f64 {
        if v < 0.0 {
            return -v;
        }
        v.powi(power)
    }
}

fn scale(x: f64) -> f64 {
    1000.0 * x
}

/// The inner `scale` hides the module's, and its `x` is not ours.
#[differentiate]
fn hiding(x: f64) -> f64 {
    const FACTOR: f64 = 3.0;
    fn scale(y: f64) -> f64 {
        let x = FACTOR * y;
        x * y
    }
    scale(x) - x
}

/// A recursive helper in a block, and one of the same name in another.
#[differentiate]
fn in_blocks(x: f64, n: u32) -> f64 {
    let a = {
        fn go(x: f64, n: u32) -> f64 {
            if n == 0 { 1.0 } else { x * go(x, n - 1) }
        }
        go(x, n)
    };
    let b = {
        fn go(x: f64) -> f64 {
            x.exp()
        }
        go(-x)
    };
    a * b
}

#[test]
fn nested() {
    assert_eq!(scale(1.0), 1000.0);
    // x² + x(x + 1)²
    check!(two_calls, grad_two_calls, value_and_grad_two_calls, forward_two_calls, reverse_two_calls;
        (2.0) => 4.0 + 9.0 + 12.0,
        (-0.5) => -1.0 + 0.25 - 0.5,
    );
    check!(helpers, grad_helpers, value_and_grad_helpers, forward_helpers, reverse_helpers;
        (&[], 2.0) => (vec![], 0.0),
        (&[1.5, -2.0], 0.5) => (vec![3.0 * 0.25, -0.25], 2.0 * 0.5 * (2.25 + 2.0)),
        (&[-1.0, 2.0, 3.0], -1.5) => (vec![-2.25, 4.0 * 2.25, 6.0 * 2.25], -3.0 * 14.0),
    );
    check!(hiding, grad_hiding, value_and_grad_hiding, forward_hiding, reverse_hiding;
        (1.5) => 8.0,
        (-2.0) => -13.0,
    );
    for n in [0_i32, 1, 2, 3, 7] {
        let slope = |x: f64| (f64::from(n) / x - 1.0) * x.powi(n) * (-x).exp();
        check!(in_blocks, grad_in_blocks, value_and_grad_in_blocks, forward_in_blocks, reverse_in_blocks;
            (1.5, n as u32) => slope(1.5),
            (-0.75, n as u32) => slope(-0.75),
        );
    }
}
