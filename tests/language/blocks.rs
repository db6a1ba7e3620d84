//! Blocks as values.

use autodiff::differentiate;

/// A block with its own temporaries in the place of an operand.
#[differentiate]
fn norm_ratio(x: f64, y: f64) -> f64 {
    let inner = {
        let xx = x * x;
        let yy = y * y;
        xx + yy
    };
    x * {
        let root = inner.sqrt();
        1.0 / root
    }
}

/// Blocks in the arguments of a method, as its receiver and inside one another.
#[differentiate]
fn in_arguments(x: f64, y: f64) -> f64 {
    let power = {
        let base = { x + { y * y } };
        base * base
    }
    .hypot({
        let t = x * y;
        t + 1.0
    });
    power
}

#[test]
fn as_values() {
    let cube = |x: f64, y: f64| x.hypot(y).powi(3);
    check!(norm_ratio, grad_norm_ratio, value_and_grad_norm_ratio, forward_norm_ratio, reverse_norm_ratio;
        (3.0, 4.0) => (16.0 / cube(3.0, 4.0), -12.0 / cube(3.0, 4.0)),
        (-1.0, 0.5) => (0.25 / cube(-1.0, 0.5), 0.5 / cube(-1.0, 0.5)),
    );
    let slopes = |x: f64, y: f64| {
        let (b, t) = (x + y * y, x * y + 1.0);
        let v = (b * b).hypot(t);
        ((b * b * 2.0 * b + t * y) / v, (b * b * 2.0 * b * 2.0 * y + t * x) / v)
    };
    check!(
        in_arguments, grad_in_arguments, value_and_grad_in_arguments, forward_in_arguments,
        reverse_in_arguments;
        (0.5, -1.0) => slopes(0.5, -1.0),
        (-2.0, 0.25) => slopes(-2.0, 0.25),
    );
}

/// An increment inside an operand is not lost: (x + 1)·x.
#[differentiate]
fn increment(x: f64) -> f64 {
    let mut a = x;
    ({
        a += 1.0;
        a
    }) * x
}

/// A block that changes two outer variables and gives a third value.
#[differentiate]
fn two_changed(x: f64, y: f64) -> f64 {
    let mut a = x;
    let mut b = y;
    let c = {
        let t = a;
        a = b * t;
        b = t;
        a - b
    };
    a * b * c
}

/// Blocks for their effect alone, one of them empty.
#[differentiate]
fn statements(x: f64) -> f64 {
    let mut a = x;
    {
        let x = a * a;
        a = x + a;
    }
    {}
    {
        let a = 7.0;
        _ = a;
    };
    a
}

#[test]
fn with_effects() {
    check!(increment, grad_increment, value_and_grad_increment, forward_increment, reverse_increment;
        (3.0) => 7.0,
        (-0.75) => -0.5,
    );
    // a = x·y, b = x, c = x·y − x: x³y(y − 1)
    check!(
        two_changed, grad_two_changed, value_and_grad_two_changed, forward_two_changed, reverse_two_changed;
        (2.0, -1.5) => (3.0 * 4.0 * -1.5 * -2.5, 8.0 * -4.0),
        (-0.5, 3.0) => (3.0 * 0.25 * 6.0, -0.125 * 5.0),
    );
    check!(statements, grad_statements, value_and_grad_statements, forward_statements, reverse_statements;
        (1.5) => 4.0,
        (-2.0) => -3.0,
    );
}
