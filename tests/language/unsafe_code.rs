//! `unsafe`: blocks around unchecked reads, calls of annotated and of other functions; functions that are `unsafe` themselves, and
//! functions of another calling convention.

use autodiff::differentiate;

/// # Safety
/// `x` holds at least `n` elements.
#[differentiate]
unsafe fn sum_of_squares(x: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for k in 0..n {
        let v = unsafe { *x.get_unchecked(k) };
        s += v * v;
    }
    s
}

/// # Safety
/// None is needed: it says so for the sake of the test.
unsafe fn weight(k: usize) -> f64 {
    1.0 / (1.0 + k as f64)
}

#[differentiate]
fn calls(x: &[f64], y: f64) -> f64 {
    let mut v = [y, x[0]];
    unsafe {
        *v.get_unchecked_mut(0) *= y;
    }
    let a = unsafe { sum_of_squares(x, x.len()) * weight(2) };
    a * v[0] + unsafe { sum_of_squares(&v, 2) }
}

#[differentiate]
extern "C" fn product(x: f64, y: f64) -> f64 {
    x * y.sin()
}

#[differentiate]
const fn cube(x: f64) -> f64 {
    x * x * x
}

const EIGHT: f64 = cube(2.0);

#[differentiate]
fn of_conventions(x: f64, y: f64) -> f64 {
    product(x, cube(y)) * EIGHT
}

#[test]
fn are_as_safe_as_written() {
    check!(calls, grad_calls, value_and_grad_calls, forward_calls, reverse_calls;
        (&[1.5], -0.5), (&[-0.75, 0.5, 2.0], 1.25));
    check!(of_conventions, grad_of_conventions, value_and_grad_of_conventions, forward_of_conventions,
        reverse_of_conventions; (1.5, -0.5), (-0.75, 1.25));
    // SAFETY: two elements of two.
    let gradient = unsafe { grad_sum_of_squares(&[1.5, -2.0], 2) };
    assert_eq!(gradient, [3.0, -4.0]);
}
