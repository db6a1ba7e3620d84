//! Gradients into buffers: `grad_f_into` and `value_and_grad_f_into` overwrite them, `reverse_f_into` adds to
//! them.

use autodiff::differentiate;

use crate::common::{assert_close, panic_message};

/// A slice, a scalar and an integer.
#[differentiate]
fn weighted(x: &[f64], c: f64, n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        s += x[i] * x[i] * c;
    }
    s
}

/// One parameter: one buffer.
#[differentiate]
fn norm(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for &v in x {
        s += v * v;
    }
    s.sqrt()
}

/// Scalars only.
#[differentiate]
fn product(x: f64, y: f32) -> f64 {
    x * x * y as f64
}

/// An array by value and one by reference, a vector by value and one by reference.
#[differentiate]
fn all_shapes(a: [f64; 2], b: &[f64; 3], v: Vec<f64>, w: &Vec<f64>) -> f64 {
    let mut s = a[0] * b[2] + a[1] * b[0];
    for i in 0..v.len() {
        s += v[i] * v[i] * w[i];
    }
    s
}

#[test]
fn gradients_overwrite() {
    let x = [1.0, -2.0, 4.0];
    let (mut gx, mut gc) = (vec![f64::NAN; 3], 777.0);
    grad_weighted_into(&x, 0.5, 2, &mut gx, &mut gc);
    assert_close((gx.clone(), gc), (vec![1.0, -2.0, 0.0], 5.0));
    // A second call with the same buffers gives the same.
    grad_weighted_into(&x, 0.5, 3, &mut gx, &mut gc);
    assert_close((gx.clone(), gc), (vec![1.0, -2.0, 4.0], 21.0));
    let value = value_and_grad_weighted_into(&x, -0.5, 0, &mut gx, &mut gc);
    assert_eq!((value, &gx[..], gc), (0.0, &[0.0, 0.0, 0.0][..], 0.0));

    // A part of a longer buffer.
    let mut all = [7.0; 4];
    let value = value_and_grad_norm_into(&[3.0, -4.0], &mut all[1..3]);
    assert_eq!(value, 5.0);
    assert_close(all, [7.0, 0.6, -0.8, 7.0]);
    grad_norm_into(&[], &mut []);

    let (mut gx, mut gy) = (f64::NAN, f32::NAN);
    grad_product_into(1.5, -2.0, &mut gx, &mut gy);
    assert_eq!((gx, gy), (-6.0, 2.25));
    assert_eq!(value_and_grad_product_into(-0.5, 4.0, &mut gx, &mut gy), 1.0);
    assert_eq!((gx, gy), (-4.0, 0.25));
}

#[test]
fn of_every_shape() {
    let (mut ga, mut gb, mut gv, mut gw) = ([f64::NAN; 2], [f64::NAN; 3], vec![f64::NAN; 2], [f64::NAN; 2]);
    let (a, b, w) = ([1.5, -2.0], [0.5, 9.0, 3.0], vec![2.0, -1.0]);
    grad_all_shapes_into(a, &b, vec![4.0, 0.5], &w, &mut ga, &mut gb, &mut gv, &mut gw);
    assert_close((ga, gb, gv.clone(), gw), ([3.0, 0.5], [-2.0, 0.0, 1.5], vec![16.0, -1.0], [16.0, 0.25]));
    assert_close(grad_all_shapes(a, &b, vec![4.0, 0.5], &w), (ga, gb, gv, gw.to_vec()));
}

#[test]
fn reverse_accumulates() {
    let x = [1.0, -2.0, 4.0];
    let (mut gx, mut gc) = ([10.0; 3], 100.0);
    let (_, record) = forward_weighted(&x, 0.5, 2);
    reverse_weighted_into(&record, 1.0, &mut gx, &mut gc);
    assert_close((gx, gc), ([11.0, 8.0, 10.0], 105.0));
    reverse_weighted_into(&record, -3.0, &mut gx, &mut gc);
    assert_close((gx, gc), ([8.0, 14.0, 10.0], 90.0));
    // Another record into the same buffers: the gradients of a sum.
    let (_, other) = forward_weighted(&x, 0.5, 3);
    reverse_weighted_into(&other, 2.0, &mut gx, &mut gc);
    assert_close((gx, gc), ([10.0, 10.0, 18.0], 132.0));
    reverse_weighted_into(&record, 0.0, &mut gx, &mut gc);
    assert_close((gx, gc), ([10.0, 10.0, 18.0], 132.0));

    let (mut gx, mut gy) = (1.0, 1.0);
    reverse_product_into(&forward_product(1.5, -2.0).1, 1.0, &mut gx, &mut gy);
    assert_eq!((gx, gy), (-5.0, 3.25));
}

/// Several outputs: the seed has their shape, the buffers that of the parameters.
#[differentiate]
fn sum_and_product(x: &[f64]) -> (f64, f64) {
    let (mut s, mut p) = (0.0, 1.0);
    for &v in x {
        s += v;
        p *= v;
    }
    (s, p)
}

#[test]
fn with_several_outputs() {
    let x = [2.0, -3.0, 0.5];
    let mut g = [0.0; 3];
    let (_, record) = forward_sum_and_product(&x);
    reverse_sum_and_product_into(&record, (1.0, 0.0), &mut g);
    assert_close(g, [1.0; 3]);
    reverse_sum_and_product_into(&record, (0.0, 2.0), &mut g);
    assert_close(g, [-2.0, 3.0, -11.0]);
}

/// Two slices, so that the message has to say which.
#[differentiate]
fn mismatch(weights: &[f64], inputs: &[f64]) -> f64 {
    weights[0] * inputs[0]
}

#[differentiate]
fn vector_mismatch(samples: Vec<f64>, scale: f64) -> f64 {
    samples[0] * scale
}

/// A wrong length panics, naming the parameter and both lengths, before anything is written.
#[test]
fn wrong_lengths_panic() {
    let (w, i) = ([1.0; 5], [1.0; 7]);
    let has = |message: String, words: [&str; 3]| {
        for word in words {
            assert!(message.contains(word), "{message:?} lacks {word:?}");
        }
    };
    has(panic_message(|| grad_mismatch_into(&w, &i, &mut [0.0; 4], &mut [0.0; 7])), ["weights", "5", "4"]);
    has(panic_message(|| grad_mismatch_into(&w, &i, &mut [0.0; 5], &mut [0.0; 8])), ["inputs", "7", "8"]);
    has(
        panic_message(|| value_and_grad_mismatch_into(&w, &i, &mut [0.0; 6], &mut [0.0; 7])),
        ["weights", "5", "6"],
    );
    has(
        panic_message(|| grad_vector_mismatch_into(vec![1.0; 3], 2.0, &mut [], &mut 0.0)),
        ["samples", "3", "0"],
    );
    let mut kept = [0.25; 5];
    let (_, record) = forward_mismatch(&w, &i);
    has(
        panic_message(|| reverse_mismatch_into(&record, 1.0, &mut kept, &mut [0.0; 2])),
        ["inputs", "7", "2"],
    );
    assert_eq!(kept, [0.25; 5]);
}

#[differentiate]
fn filled(mut p: [f64; 3], x: f64) -> f64 {
    let first = p[0];
    p.fill(first * x);
    p[1]
}

#[differentiate]
fn doubled(mut p: [f64; 3], x: f64) -> f64 {
    for i in 0..3 {
        p[i] *= x;
    }
    p[1] * p[2]
}

#[differentiate]
fn replaced(mut p: Vec<f64>, n: usize) -> f64 {
    for i in 0..n {
        p[i + 1] = p[n];
    }
    p[1]
}

/// A sweep that takes adjoints out of a parameter's, element by element or in a loop over a piece, does not take what the caller's
/// buffer held before.
#[test]
fn buffers_are_added_to_where_parameters_are_overwritten() {
    let added = |buffer: &[f64]| buffer.iter().map(|b| b - 10.0).collect::<Vec<_>>();
    let (_, record) = forward_filled([1.5, 2.0, 3.0], 4.0);
    let (mut p, mut x) = ([10.0; 3], 10.0);
    reverse_filled_into(&record, 0.5, &mut p, &mut x);
    assert_eq!((added(&p), x), (vec![2.0, 0.0, 0.0], 10.75));
    let (_, record) = forward_doubled([1.5, 2.0, 3.0], 4.0);
    let (mut p, mut x) = ([10.0; 3], 10.0);
    reverse_doubled_into(&record, 0.5, &mut p, &mut x);
    assert_eq!((added(&p), x), (vec![0.0, 24.0, 16.0], 34.0));
    for n in [1, 2, 3] {
        let (_, record) = forward_replaced(vec![1.0, 2.0, 3.0, 4.0], n);
        let mut p = [10.0; 4];
        reverse_replaced_into(&record, 0.5, &mut p);
        assert_eq!(added(&p), (0..4).map(|i| if i == n { 0.5 } else { 0.0 }).collect::<Vec<_>>());
    }
}
