//! A call that fails leaves nothing on the tape, and neither does its caller, who goes on: whatever the arguments are.

use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Debug, Differentiable)]
struct Weight {
    w: f64,
}

#[differentiate]
fn positive(q: &Weight) -> Option<f64> {
    if q.w > 0.0 { Some(q.w * q.w) } else { None }
}

#[differentiate]
fn root(v: &[f64]) -> Result<f64, String> {
    if v[0] > 0.0 { Ok(v[0] * v[0]) } else { Err("negative".to_string()) }
}

#[differentiate]
fn halved(v: &mut [f64]) -> Option<f64> {
    if v[0] < 0.0 {
        return None;
    }
    v[0] *= 0.5;
    Some(v[0] * v[0])
}

#[differentiate]
fn square(v: &[f64]) -> f64 {
    v[0] * v[0]
}

#[differentiate]
fn of_a_struct(w: f64, x: &[f64]) -> f64 {
    let q: Weight = Weight { w };
    let a: f64 = square(x);
    positive(&q).unwrap_or(1.0) * a
}

#[differentiate]
fn of_a_vector(x: f64, n: usize) -> f64 {
    let mut v = vec![x];
    let mut s = 1.0;
    for _ in 0..n {
        s *= v[0];
        if let Ok(p) = root(&v) {
            s += p;
        }
        v[0] *= x;
    }
    s
}

#[differentiate]
fn of_a_part(x: f64, n: usize) -> f64 {
    let mut v = [0.5, x];
    let mut s = 1.0;
    for _ in 0..n {
        s += match root(&v[1..]) {
            Ok(p) => p * s,
            Err(_) => v[1].sin(),
        };
        v[1] *= x;
    }
    s
}

#[differentiate]
fn of_what_it_changes(x: f64, n: usize) -> f64 {
    let mut v = [x, 1.0];
    let mut s = x;
    for _ in 0..n {
        let got: Option<f64> = halved(&mut v);
        s += got.unwrap_or(s * v[0]);
        v[0] *= -x;
    }
    s
}

#[differentiate]
fn handed_on(v: &mut [f64], n: usize) -> f64 {
    let mut s = 1.0;
    for _ in 0..n {
        s *= v[0];
        if let Ok(p) = root(v) {
            s += p;
        }
        v[0] *= -0.8;
    }
    s
}

#[differentiate]
fn of_what_is_handed_on(x: f64, n: usize) -> f64 {
    let mut v = [x, 1.0];
    handed_on(&mut v, n)
}

#[test]
fn gradients_of_callers_that_go_on() {
    for x in [0.75, -0.7, -1.3, 0.4] {
        check!(of_a_struct, grad_of_a_struct, value_and_grad_of_a_struct, forward_of_a_struct, reverse_of_a_struct;
            (x, &[3.0, 1.0]));
        for n in [0, 1, 2, 3, 5, 7] {
            check!(of_a_vector, grad_of_a_vector, value_and_grad_of_a_vector, forward_of_a_vector, reverse_of_a_vector;
                (x, n));
            check!(of_a_part, grad_of_a_part, value_and_grad_of_a_part, forward_of_a_part, reverse_of_a_part; (x, n));
            check!(of_what_it_changes, grad_of_what_it_changes, value_and_grad_of_what_it_changes,
                forward_of_what_it_changes, reverse_of_what_it_changes; (x, n));
            check!(of_what_is_handed_on, grad_of_what_is_handed_on, value_and_grad_of_what_is_handed_on,
                forward_of_what_is_handed_on, reverse_of_what_is_handed_on; (x, n));
        }
    }
}
