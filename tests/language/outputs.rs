//! Results of several floats: tuples, arrays, changed slices; `reverse` takes a seed of the result's shape.

use autodiff::differentiate;

/// A pair.
#[differentiate]
fn polar(x: f64, y: f64) -> (f64, f64) {
    (x.hypot(y), y.atan2(x))
}

/// A triple from several returns.
#[differentiate]
fn roots(a: f64, b: f64, c: f64) -> (f64, f64, f64) {
    let discriminant = b * b - 4.0 * a * c;
    if discriminant < 0.0 {
        return (0.0, 0.0, discriminant);
    }
    let q = discriminant.sqrt();
    let (low, high) = ((-b - q) / (2.0 * a), (-b + q) / (2.0 * a));
    (low, high, discriminant)
}

#[test]
fn tuples() {
    check_outputs!(polar, forward_polar, reverse_polar;
        (3.0, 4.0), (1.0, 0.0) => (0.6, 0.8);
        (3.0, 4.0), (0.0, 1.0) => (-0.16, 0.12);
        (3.0, 4.0), (-2.5, 10.0) => (-1.5 - 1.6, -2.0 + 1.2);
        (-0.75, 0.5), (1.0, 2.0);
    );
    // x² − 3x + 2 over a = 1: roots 1 and 2; dr/db = −r/(2r + b), dr/dc = −1/(2r + b), dr/da = −r²/(2r + b)
    check_outputs!(roots, forward_roots, reverse_roots;
        (1.0, -3.0, 2.0), (1.0, 0.0, 0.0) => (1.0, 1.0, 1.0);
        (1.0, -3.0, 2.0), (0.0, 1.0, 0.0) => (-4.0, -2.0, -1.0);
        (1.0, -3.0, 2.0), (2.0, -1.0, 0.5) => (2.0 + 4.0 - 4.0, 2.0 + 2.0 - 3.0, 2.0 + 1.0 - 2.0);
        (1.0, 1.0, 2.0), (5.0, 5.0, 1.0) => (-8.0, 2.0, -4.0);
        (1.0, 1.0, 2.0), (0.0, 0.0, 0.0) => (0.0, 0.0, 0.0);
    );
}

/// A rotation: an array to an array.
#[differentiate]
fn rotated(p: [f64; 2], angle: f64) -> [f64; 2] {
    let (s, c) = angle.sin_cos();
    [c * p[0] - s * p[1], s * p[0] + c * p[1]]
}

/// Sums of powers, filled in a loop.
#[differentiate]
fn moments(x: &[f64]) -> [f64; 3] {
    let mut m = [0.0; 3];
    for &v in x {
        let mut p = v;
        for k in 0..3 {
            m[k] += p;
            p *= v;
        }
    }
    m
}

#[test]
fn arrays() {
    let (s, c) = 0.75_f64.sin_cos();
    let (x, y) = (1.5, -2.0);
    check_outputs!(rotated, forward_rotated, reverse_rotated;
        ([x, y], 0.75), [1.0, 0.0] => ([c, -s], -s * x - c * y);
        ([x, y], 0.75), [0.0, 1.0] => ([s, c], c * x - s * y);
        ([x, y], 0.75), [-2.5, 3.0] =>
            ([-2.5 * c + 3.0 * s, 2.5 * s + 3.0 * c], -2.5 * (-s * x - c * y) + 3.0 * (c * x - s * y));
    );
    check_outputs!(moments, forward_moments, reverse_moments;
        (&[]), [1.0, 1.0, 1.0] => vec![];
        (&[-2.0]), [1.0, 0.0, 0.0] => vec![1.0];
        (&[-2.0, 0.5]), [0.0, 1.0, 0.0] => vec![-4.0, 1.0];
        (&[-2.0, 0.5, 3.0]), [2.0, -1.0, 0.5] => vec![2.0 + 4.0 + 6.0, 2.0 - 1.0 + 0.375, 2.0 - 6.0 + 13.5];
        (&[1.0, -0.5, 2.0, 0.25, -1.0, 1.5, 3.0]), [1.0, 1.0, -1.0];
    );
}

/// A float with an integer: the seed has the float's entry alone.
#[differentiate]
fn largest(x: &[f64]) -> (f64, usize) {
    let mut best = (x[0], 0);
    for i in 1..x.len() {
        if x[i] > best.0 {
            best = (x[i], i);
        }
    }
    best
}

/// An array within a tuple, in single precision.
#[differentiate]
fn mean_and_parts(x: f32, y: f32) -> (f32, [f32; 2]) {
    let mean = 0.5 * (x + y);
    (mean, [x * y, mean * mean])
}

#[test]
fn mixtures() {
    check_outputs!(largest, forward_largest, reverse_largest;
        (&[1.0, 5.0, -2.0]), 1.0 => vec![0.0, 1.0, 0.0];
        (&[1.0, 5.0, -2.0]), -2.5 => vec![0.0, -2.5, 0.0];
    );
    check_outputs!(mean_and_parts, forward_mean_and_parts, reverse_mean_and_parts;
        (1.5, -0.5), (1.0, [0.0, 0.0]) => (0.5, 0.5);
        (1.5, -0.5), (0.0, [1.0, 2.0]) => (-0.5 + 1.0, 1.5 + 1.0);
    );
}

/// Nothing but a change: the seed is that of the final contents.
#[differentiate]
fn normalize(x: &mut [f64]) {
    let mut norm = 0.0;
    for i in 0..x.len() {
        norm += x[i] * x[i];
    }
    norm = norm.sqrt();
    for i in 0..x.len() {
        x[i] /= norm;
    }
}

/// A change and a result: the seed is a pair.
#[differentiate]
fn exclusive_scan(x: &mut [f64], scale: f64) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        let v = x[i] * scale;
        x[i] = sum;
        sum += v;
    }
    sum
}

/// Elements that nobody writes keep their seed.
#[differentiate]
fn square_head(x: &mut [f64]) {
    x[0] = x[0] * x[0];
}

#[test]
fn changed_slices() {
    use crate::common::assert_close;
    let mut x = [3.0, 4.0];
    let (_, record) = forward_normalize(&mut x);
    assert_eq!(x, [0.6, 0.8]);
    // (I − uuᵀ)/|x|
    assert_close(reverse_normalize(&record, &[1.0, 0.0]), vec![0.64 / 5.0, -0.48 / 5.0]);
    assert_close(reverse_normalize(&record, &[0.0, -2.5]), vec![2.5 * 0.48 / 5.0, -2.5 * 0.36 / 5.0]);
    assert_close(reverse_normalize(&record, &[0.0, 0.0]), vec![0.0, 0.0]);

    let mut x = [1.5, -2.0, 0.5];
    let (sum, record) = forward_exclusive_scan(&mut x, 2.0);
    assert_eq!((sum, x), (0.0, [0.0, 3.0, -1.0]));
    assert_close(reverse_exclusive_scan(&record, (1.0, &[0.0, 0.0, 0.0])), (vec![2.0, 2.0, 2.0], 0.0));
    assert_close(
        reverse_exclusive_scan(&record, (0.0, &[5.0, 1.0, -2.0])),
        (vec![-2.0, -4.0, 0.0], 1.5 + 1.0),
    );
    assert_close(reverse_exclusive_scan(&record, (-1.0, &[0.0, 3.0, 0.0])), (vec![4.0, -2.0, -2.0], 4.5));
    // The gradient is that of the result, the final contents count for nothing.
    assert_close(grad_exclusive_scan(&mut [1.5, -2.0, 0.5], 2.0), (vec![2.0, 2.0, 2.0], 0.0));

    let (_, record) = forward_square_head(&mut [3.0, 7.0, -1.0]);
    assert_close(reverse_square_head(&record, &[1.0, 2.0, 3.0]), vec![6.0, 2.0, 3.0]);
    assert_close(reverse_square_head(&record, &[0.5, 0.0, 0.0]), vec![3.0, 0.0, 0.0]);
}
