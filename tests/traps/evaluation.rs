//! The order in which Rust evaluates, and the grouping that tokens lose.

use autodiff::differentiate;

/// A variable is copied when it is read: x·3x + 3x.
#[differentiate]
fn read_before_block(x: f64) -> f64 {
    let mut a = x;
    let product = a * {
        a = a * 3.0;
        a
    };
    product + a
}

/// The same in an array, a tuple and the arguments of a method: three reads, two writes between them.
#[differentiate]
fn read_in_order(x: f64) -> f64 {
    let mut a = x;
    let list = [
        a,
        {
            a = a * a;
            a
        },
        a + 1.0,
    ];
    let pair = (a, {
        a += 1.0;
        a
    });
    let power = a.mul_add(
        {
            a = 2.0 * x;
            a
        },
        a,
    );
    list[0] * list[1] * list[2] + pair.0 * pair.1 + power
}

/// The right side of `op=` runs first, for each operator.
#[differentiate]
fn right_side_first(x: f64, y: f64) -> f64 {
    let mut a = x;
    a += {
        a = 2.0 * x;
        1.0
    };
    a -= {
        a *= y;
        a
    } * 0.25;
    a *= {
        a = a + y;
        a
    };
    a /= {
        a -= x;
        y
    };
    a
}

/// And for the elements of an array.
#[differentiate]
fn element_on_the_left(x: f64) -> f64 {
    let mut a = [x, 1.0];
    a[0] += {
        a[0] = a[0] * x;
        a[1] = a[0];
        3.0
    };
    a[0] * a[1]
}

/// Arguments of a call are evaluated from left to right, too.
#[differentiate]
fn difference_of_squares(a: f64, b: f64) -> f64 {
    a * a - b * b
}

#[differentiate]
fn argument_order(x: f64) -> f64 {
    let mut a = x;
    difference_of_squares(a, {
        a += x;
        a
    }) + difference_of_squares(
        {
            a *= a;
            a
        },
        a,
    ) + a
}

#[test]
fn order() {
    check!(
        read_before_block, grad_read_before_block, value_and_grad_read_before_block,
        forward_read_before_block, reverse_read_before_block;
        (-0.75) => 6.0 * -0.75 + 3.0,
        (1.25) => 7.5 + 3.0,
    );
    // x³(x² + 1) + x²(x² + 1) + (x² + 1)·2x + 2x
    let slope = |x: f64| 5.0 * x.powi(4) + 3.0 * x * x + 4.0 * x.powi(3) + 2.0 * x + 6.0 * x * x + 2.0 + 2.0;
    check!(
        read_in_order, grad_read_in_order, value_and_grad_read_in_order, forward_read_in_order,
        reverse_read_in_order;
        (-0.75) => slope(-0.75),
        (1.25) => slope(1.25),
    );
    // b = (2x + 1)y, c = 0.75b, ((c + y)² − x)/y with c = 0.75(2x + 1)y
    check!(
        right_side_first, grad_right_side_first, value_and_grad_right_side_first, forward_right_side_first,
        reverse_right_side_first;
        (0.5, -2.0) => (
            (2.0 * -5.0 * 1.5 * -2.0 - 1.0) / -2.0,
            2.0 * 2.5 * -5.0 / -2.0 - (25.0 - 0.5) / 4.0,
        ),
        (-1.5, 0.5) => (
            (2.0 * -0.25 * 1.5 * 0.5 - 1.0) / 0.5,
            2.0 * -0.5 * -0.25 / 0.5 - (0.0625 + 1.5) / 0.25,
        ),
    );
    // (x² + 3)x²
    check!(
        element_on_the_left, grad_element_on_the_left, value_and_grad_element_on_the_left,
        forward_element_on_the_left, reverse_element_on_the_left;
        (-0.75) => 4.0 * (-0.75_f64).powi(3) + 6.0 * -0.75,
        (1.25) => 4.0 * 1.25_f64.powi(3) + 7.5,
    );
    // x² − 4x² + 4x²
    check!(
        argument_order, grad_argument_order, value_and_grad_argument_order, forward_argument_order,
        reverse_argument_order;
        (-0.75) => -1.5,
        (1.25) => 2.5,
    );
}

/// Sums and products on the right of `-`, `*`, `/`: the value is off in the last bits where the grouping is
/// lost.
#[differentiate]
fn grouped(a: f64, b: f64, c: f64) -> f64 {
    let p = a + (b - (c + a)) - (b + (c - a));
    let q = a * (b * (c * a)) / (b / (c * b)) / (a / (b / c));
    p * (q + p) - -(a - -b)
}

/// An expression from a macro arrives in an invisible group.
macro_rules! in_a_group {
    ($name:ident, $x:ident, $left:expr, $right:expr) => {
        #[differentiate]
        fn $name($x: f64) -> f64 {
            $left * $right - $left / $right
        }
    };
}
in_a_group!(sums, x, x + 0.1, x - 0.3);
in_a_group!(powers, t, -t, t * t + 1.0);

#[test]
fn grouping() {
    for k in 1..25 {
        let t = f64::from(k);
        check!(grouped, grad_grouped, value_and_grad_grouped, forward_grouped, reverse_grouped;
            (0.1 * t, 0.7 - t / 3.0, 1.3 + t / 7.0),
        );
        check!(sums, grad_sums, value_and_grad_sums, forward_sums, reverse_sums;
            (0.7 * t) => 2.0 * 0.7 * t - 0.2 - (-0.4) / ((0.7 * t - 0.3) * (0.7 * t - 0.3)),
        );
    }
    // −t³ − t + t/(t² + 1)
    check!(powers, grad_powers, value_and_grad_powers, forward_powers, reverse_powers;
        (1.5) => -6.75 - 1.0 + (1.0 - 2.25) / (3.25 * 3.25),
        (-0.5) => -0.75 - 1.0 + 0.75 / (1.25 * 1.25),
    );
}
