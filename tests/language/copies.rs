//! What is copied stays as it was: arrays that are iterated by value, captures of `move` closures. And literals
//! without a type, as receivers.

use autodiff::differentiate;

#[differentiate]
fn array_parameter(mut p: [f64; 3], x: f64) -> f64 {
    for e in p {
        for i in 1..3 {
            p[i] += p[i - 1] * e;
        }
    }
    p[2] * x
}

#[differentiate]
fn local_array(x: f64, y: f64) -> f64 {
    let mut p = [x, y, 1.0];
    for e in p {
        p[1] += e;
        p[2] *= p[1];
    }
    p[2]
}

#[differentiate]
fn enumerated(x: f64, y: f64) -> f64 {
    let mut p = [x, y, 1.0];
    for e in p.iter_mut() {
        *e *= x;
    }
    for (i, e) in p.into_iter().enumerate() {
        p[2] += e * p[i];
    }
    p[2]
}

#[differentiate]
fn later(x: f64, y: f64) -> f64 {
    let mut p = [x, y];
    let it = p.into_iter();
    p[0] = 10.0 * y;
    it.map(|e| e * e).sum::<f64>() + p[0]
}

#[differentiate]
fn rows(x: f64, y: f64) -> f64 {
    let mut p = [[x, y], [y, 1.0]];
    let mut s = 1.0;
    for r in p {
        p[1] = [x * s, r[0]];
        s += r[0] * r[1];
    }
    s + p[1][0]
}

#[differentiate]
fn through_a_reference(p: &mut [f64; 2], x: f64) -> f64 {
    let mut s = x;
    for e in *p {
        p[1] *= x;
        s += e * p[1];
    }
    s
}

#[differentiate]
fn captured_array(x: f64, y: f64) -> f64 {
    let mut r = [x, y];
    let c = move |u: f64| u * r[1];
    r[1] = 3.0 * x;
    c(y) + r[1]
}

#[differentiate]
fn captured_tuple(x: f64, y: f64) -> f64 {
    let mut p = (x, y);
    let c = move |u: f64| u * p.1;
    p.1 = 3.0 * x;
    c(y) + p.1
}

#[differentiate]
fn captured_option(x: f64, y: f64) -> f64 {
    let mut o = Some(x * y);
    let c = move |u: f64| u * o.unwrap_or(1.0);
    o = Some(5.0 * x);
    c(y) + o.unwrap_or(0.0)
}

#[differentiate]
fn captured_twice(mut p: [f64; 2], y: f64) -> f64 {
    let c = move |u: f64| u * p[0];
    p.fill(y);
    let d = move |u: f64| u * p[0];
    p[0] = 7.0;
    c(y) + d(y) + p[0]
}

#[differentiate]
fn captured_number(x: f64, y: f64) -> f64 {
    let mut k = x;
    let mut c = move |u: f64| {
        k += u;
        k * u
    };
    let first = c(y);
    k *= 2.0;
    first + c(x) * k
}

#[differentiate]
fn literals_alone(x: f64, y: f64) -> f64 {
    let v: f64 = 0.7;
    let w = (v * v + 0.5).recip();
    let z = (v - 0.2).hypot(v);
    x * w + (-(v + 1.0)).exp() * y + z * (v / 2.0).powf(y)
}

#[test]
fn arrays_by_value() {
    check!(array_parameter, grad_array_parameter, value_and_grad_array_parameter, forward_array_parameter, reverse_array_parameter;
        ([1.0, 2.0, 3.0], 1.0), ([-0.5, 1.2, 0.3], -2.0));
    check!(local_array, grad_local_array, value_and_grad_local_array, forward_local_array, reverse_local_array;
        (1.0, 2.0), (-0.7, 0.4));
    check!(enumerated, grad_enumerated, value_and_grad_enumerated, forward_enumerated, reverse_enumerated;
        (1.0, 2.0), (-0.7, 0.4));
    check!(later, grad_later, value_and_grad_later, forward_later, reverse_later; (2.0, 3.0), (-0.7, 0.4));
    check!(rows, grad_rows, value_and_grad_rows, forward_rows, reverse_rows; (2.0, 3.0), (-0.7, 0.4));
    let (value, (dp, dx)) = value_and_grad_through_a_reference(&mut [0.5, -2.0], 1.5);
    let f = |a: f64, b: f64, x: f64| through_a_reference(&mut [a, b], x);
    assert_eq!(value, f(0.5, -2.0, 1.5));
    let h = 1e-6;
    assert!((dp[0] - (f(0.5 + h, -2.0, 1.5) - f(0.5 - h, -2.0, 1.5)) / (2.0 * h)).abs() < 1e-7);
    assert!((dp[1] - (f(0.5, -2.0 + h, 1.5) - f(0.5, -2.0 - h, 1.5)) / (2.0 * h)).abs() < 1e-7);
    assert!((dx - (f(0.5, -2.0, 1.5 + h) - f(0.5, -2.0, 1.5 - h)) / (2.0 * h)).abs() < 1e-7);
}

#[test]
fn captures_by_value() {
    check!(captured_array, grad_captured_array, value_and_grad_captured_array, forward_captured_array, reverse_captured_array;
        (2.0, 3.0), (-0.7, 0.4));
    check!(captured_tuple, grad_captured_tuple, value_and_grad_captured_tuple, forward_captured_tuple, reverse_captured_tuple;
        (2.0, 3.0), (-0.7, 0.4));
    check!(captured_option, grad_captured_option, value_and_grad_captured_option, forward_captured_option, reverse_captured_option;
        (2.0, 3.0), (-0.7, 0.4));
    check!(captured_twice, grad_captured_twice, value_and_grad_captured_twice, forward_captured_twice, reverse_captured_twice;
        ([2.0, 3.0], 5.0), ([-0.7, 0.4], -1.0));
    check!(captured_number, grad_captured_number, value_and_grad_captured_number, forward_captured_number, reverse_captured_number;
        (2.0, 3.0), (-0.7, 0.4));
}

#[test]
fn untyped_literals() {
    check!(literals_alone, grad_literals_alone, value_and_grad_literals_alone, forward_literals_alone, reverse_literals_alone;
        (2.0, 3.0), (-0.7, 0.4));
}

#[differentiate]
fn swapped_arrays(x: f64, y: f64) -> f64 {
    let mut a = [x, y];
    let mut b = [y, x * x];
    (a, b) = (b, a);
    a[0] * b[1] + a[1] * 10.0 + b[0]
}

#[differentiate]
fn swapped_vectors(x: f64, y: f64) -> f64 {
    let mut a = vec![x, y];
    let mut b = vec![y, x * x];
    (a, b) = (b, a);
    std::mem::swap(&mut a, &mut b);
    (b, a) = (a, b);
    a[0] * b[1] + a[1] * 10.0 + b[0]
}

#[differentiate]
fn swapped_rows(x: f64, y: f64) -> f64 {
    let mut m = [[x, y], [y, x * x]];
    (m[0], m[1]) = (m[1], m[0]);
    m.swap(0, 1);
    m.swap(1, 1);
    m[0] = m[1];
    m[1] = m[1];
    m[1][0] *= y;
    m.swap(1, 0);
    m[0][0] * 10.0 + m[1][1] * m[0][1]
}

#[differentiate]
fn rotated(x: f64, y: f64) -> f64 {
    let (mut a, mut b, mut c) = ([x, y], [y, 1.0], [x * y, x]);
    for _ in 0..4 {
        (a, (b, c)) = (b, (c, a));
        a[0] *= x;
    }
    a[0] * 3.0 + b[1] * c[0]
}

#[test]
fn assignments_at_once() {
    check!(swapped_arrays, grad_swapped_arrays, value_and_grad_swapped_arrays, forward_swapped_arrays, reverse_swapped_arrays;
        (2.0, 3.0), (-0.7, 0.4));
    check!(swapped_vectors, grad_swapped_vectors, value_and_grad_swapped_vectors, forward_swapped_vectors, reverse_swapped_vectors;
        (2.0, 3.0), (-0.7, 0.4));
    check!(swapped_rows, grad_swapped_rows, value_and_grad_swapped_rows, forward_swapped_rows, reverse_swapped_rows;
        (2.0, 3.0), (-0.7, 0.4));
    check!(rotated, grad_rotated, value_and_grad_rotated, forward_rotated, reverse_rotated;
        (2.0, 3.0), (-0.7, 0.4));
}

#[differentiate]
fn rows_from_literals(x: f64, y: f64, n: usize) -> f64 {
    let mut m = [[x, y], [y, x * x]];
    (m[0], m[1]) = (m[1], m[0]);
    [m[0], m[1]] = [m[1], m[0]];
    m = [m[1], m[0]];
    for _ in 0..n {
        m = [m[1], [m[0][0] * x, m[1][0]]];
    }
    m[0] = m[1].clone();
    m[1][0] *= y;
    let i = n % 2;
    m[i] = m[1].clone();
    m = [[m[1][0], m[1][1]], [m[0][0], m[0][1]]];
    m[0][0] * 10.0 + m[1][1] * m[0][1]
}

#[differentiate]
fn dot(a: [f64; 2], s: f64, b: [f64; 2]) -> f64 {
    a[0] * b[0] + s * a[1] * b[1]
}

/// Elements, parts and arguments are evaluated one after the other.
#[differentiate]
fn in_order(x: f64, y: f64) -> f64 {
    let mut a = [x, y];
    let rows = [
        a,
        {
            a[0] = 2.0 * y;
            a
        },
        a,
    ];
    let (b, c) = (a, {
        a[1] *= x;
        a[1]
    });
    let d = dot(
        a,
        {
            a[0] += 1.0;
            a[0] * x
        },
        a,
    );
    let swap = |p: [f64; 2], q: f64| p[0] * q + p[1];
    let e = swap(a, {
        a = [y, 3.0];
        a[0]
    });
    rows[0][0] * rows[1][0] + rows[2][1] + b[1] * c + d * e
}

#[test]
fn rows_and_order() {
    for n in [0, 1, 2, 3, 7] {
        check!(rows_from_literals, grad_rows_from_literals, value_and_grad_rows_from_literals, forward_rows_from_literals, reverse_rows_from_literals;
            (2.0, 3.0, n), (-0.7, 0.4, n));
    }
    check!(in_order, grad_in_order, value_and_grad_in_order, forward_in_order, reverse_in_order;
        (2.0, 3.0), (-0.7, 0.4));
}
