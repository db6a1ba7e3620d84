//! Names that mean something else than their spelling says.

use autodiff::differentiate;

use crate::common::panic_message;

const LINEAR: i32 = 1;
const SQUARE: i32 = 2;

mod limits {
    pub(super) const LOW: usize = 2;
    pub(super) const HIGH: usize = 5;
}

/// Constants in patterns compare, they do not bind.
#[differentiate]
fn by_degree(x: f64, degree: i32) -> f64 {
    match degree {
        LINEAR => 3.0 * x,
        SQUARE => x * x,
        i32::MAX => 0.5,
        other => other as f64 * x.exp(),
    }
}

/// The same by path, in ranges, and beside a binding in lower case.
#[differentiate]
fn by_limits(x: f64, n: usize) -> f64 {
    let mut a = x;
    for i in 0..n {
        a = match i {
            limits::LOW => a * x,
            limits::LOW..=limits::HIGH => a + x,
            low => a + low as f64 * x * x,
        };
    }
    a
}

#[test]
fn constants_in_patterns() {
    check!(by_degree, grad_by_degree, value_and_grad_by_degree, forward_by_degree, reverse_by_degree;
        (1.5, 1) => 3.0,
        (1.5, 2) => 3.0,
        (-0.5, i32::MAX) => 0.0,
        (-0.5, -4) => -4.0 * (-0.5_f64).exp(),
    );
    let x = -0.75;
    check!(by_limits, grad_by_limits, value_and_grad_by_limits, forward_by_limits, reverse_by_limits;
        (x, 0) => 1.0,
        (x, 1) => 1.0,
        (x, 2) => 1.0 + 2.0 * x,
        // (x + x²)x
        (x, 3) => 2.0 * x + 3.0 * x * x,
        // + 3x + 6x²
        (x, 7) => 2.0 * x + 3.0 * x * x + 3.0 + 12.0 * x,
    );
}

/// Names that differ by an underscore, a digit or a case alone have records of their own.
#[differentiate]
fn step1(x: f64) -> f64 {
    x * x
}

#[differentiate]
fn step_1(x: f64) -> f64 {
    x.powi(3)
}

#[differentiate]
#[allow(non_snake_case)]
fn step__1(x: &[f64]) -> f64 {
    x[0] * x[1]
}

#[test]
fn records_of_similar_names() {
    check!(step1, grad_step1, value_and_grad_step1, forward_step1, reverse_step1; (-1.5) => -3.0);
    check!(step_1, grad_step_1, value_and_grad_step_1, forward_step_1, reverse_step_1; (-1.5) => 6.75);
    check!(step__1, grad_step__1, value_and_grad_step__1, forward_step__1, reverse_step__1;
        (&[-1.5, 4.0]) => vec![4.0, -1.5],
    );
}

mod geometry {
    use autodiff::differentiate;

    #[differentiate]
    pub(super) fn area(r: f64) -> f64 {
        3.0 * r * r
    }
}

/// Without the attribute, over one of the same name with it: the type beside `area` is the other function's.
mod hidden {
    use autodiff::differentiate;

    #[allow(unused_imports)]
    use super::geometry::*;

    fn area(r: f64) -> f64 {
        r.powi(3)
    }

    #[differentiate]
    pub(super) fn volume(r: f64, h: f64) -> f64 {
        area(r) * h
    }
}

/// With the attribute, the local function hides both halves of the imported one.
mod hiding {
    use autodiff::differentiate;

    #[allow(unused_imports)]
    use super::geometry::*;

    #[differentiate]
    fn area(r: f64) -> f64 {
        r.powi(3)
    }

    #[differentiate]
    pub(super) fn volume(r: f64, h: f64) -> f64 {
        area(r) * h
    }
}

#[test]
fn a_local_function_over_an_imported_one() {
    check!(
        hiding::volume, hiding::grad_volume, hiding::value_and_grad_volume, hiding::forward_volume,
        hiding::reverse_volume;
        (1.5, -2.0) => (3.0 * 2.25 * -2.0, 3.375),
    );
    assert_eq!(hidden::volume(1.5, -2.0), -6.75);
    assert!(panic_message(|| hidden::grad_volume(1.5, -2.0)).contains("area"));
    assert!(panic_message(|| hidden::forward_volume(1.5, -2.0)).contains("area"));
}
