//! Every kind of parameter, the gradient each of them gets, and mixtures.

use autodiff::differentiate;

/// Scalars of both widths, by value and as `mut`.
#[differentiate]
fn scalars(a: f64, mut b: f64, c: f32) -> f64 {
    b = b * a;
    b * c as f64
}

#[differentiate]
fn single_scalars(mut x: f32, y: f32) -> f32 {
    x += y;
    x * x
}

#[test]
fn of_scalars() {
    check!(scalars, grad_scalars, value_and_grad_scalars, forward_scalars, reverse_scalars;
        (1.5, -2.0, 0.5) => (-1.0, 0.75, -3.0),
        (-0.5, 4.0, -1.25) => (-5.0, 0.625, -2.0),
    );
    check!(
        single_scalars, grad_single_scalars, value_and_grad_single_scalars, forward_single_scalars,
        reverse_single_scalars;
        (1.5, -2.0) => (-1.0, -1.0),
        (0.25, 0.5) => (1.5, 1.5),
    );
}

/// Slices of both widths.
#[differentiate]
fn slices(x: &[f64], y: &[f32]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += x[i] * x[i] * y[i % y.len()] as f64;
    }
    s
}

#[differentiate]
fn single_slice(x: &[f32]) -> f32 {
    let mut p = 0.5;
    for &v in x {
        p *= v;
    }
    p
}

/// A slice that is only measured.
#[differentiate]
fn measured(x: &[f64], c: f64) -> f64 {
    x.len() as f64 * c * c
}

#[test]
fn of_slices() {
    check!(slices, grad_slices, value_and_grad_slices, forward_slices, reverse_slices;
        (&[], &[1.0]) => (vec![], vec![0.0]),
        (&[3.0], &[0.5, 2.0]) => (vec![3.0], vec![9.0, 0.0]),
        (&[3.0, -1.0, 2.0], &[0.5, -2.0]) => (vec![3.0, 4.0, 2.0], vec![13.0, 1.0]),
    );
    check!(
        single_slice, grad_single_slice, value_and_grad_single_slice, forward_single_slice,
        reverse_single_slice;
        (&[]) => vec![],
        (&[3.0]) => vec![0.5],
        (&[3.0, -1.0, 2.0]) => vec![-1.0, 3.0, -1.5],
    );
    check!(measured, grad_measured, value_and_grad_measured, forward_measured, reverse_measured;
        (&[5.0, 6.0], -1.5) => (vec![0.0, 0.0], -6.0),
        (&[], -1.5) => (vec![], 0.0),
    );
}

/// Arrays by value (one of them changed) and by reference, of both widths.
#[differentiate]
fn arrays(mut p: [f64; 3], q: &[f64; 2], r: [f32; 1]) -> f64 {
    p[0] *= q[1];
    p[2] = p[0] + p[1] * r[0] as f64;
    p[2] * q[0]
}

#[differentiate]
fn single_arrays(p: &[f32; 3], q: [f32; 2]) -> f32 {
    p[0] * q[0] + p[1] * p[1] * q[1]
}

#[differentiate]
fn array_alone(p: [f64; 3]) -> f64 {
    p[0] * p[1] - p[2] * p[2] * p[0]
}

#[differentiate]
fn reference_alone(p: &[f64; 3]) -> f64 {
    let [a, b, c] = *p;
    a * b * c + a
}

/// Longer than the arrays that have a `Default`.
#[differentiate]
fn long_array(p: [f64; 64], scale: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..64 {
        s += p[i] * p[63 - i] * i as f64;
    }
    s * scale
}

#[test]
fn of_arrays() {
    // (p₀q₁ + p₁r)q₀
    check!(arrays, grad_arrays, value_and_grad_arrays, forward_arrays, reverse_arrays;
        ([1.5, -2.0, 9.0], &[0.5, 3.0], [2.0]) => ([1.5, 1.0, 0.0], [4.5 - 4.0, 0.75], [-1.0]),
        ([-1.0, 0.25, 0.0], &[-2.0, 0.5], [-4.0]) => ([-1.0, 8.0, 0.0], [-0.5 - 1.0, 2.0], [-0.5]),
    );
    check!(
        single_arrays, grad_single_arrays, value_and_grad_single_arrays, forward_single_arrays,
        reverse_single_arrays;
        (&[1.5, -2.0, 3.0], [0.5, -1.0]) => ([0.5, 4.0, 0.0], [1.5, 4.0]),
    );
    check!(
        array_alone, grad_array_alone, value_and_grad_array_alone, forward_array_alone, reverse_array_alone;
        ([1.0, 2.0, 3.0]) => [-7.0, 1.0, -6.0],
    );
    check!(
        reference_alone, grad_reference_alone, value_and_grad_reference_alone, forward_reference_alone,
        reverse_reference_alone;
        (&[1.0, 2.0, 3.0]) => [7.0, 3.0, 2.0],
    );
    let mut p = [0.0; 64];
    let mut want = [0.0; 64];
    for i in 0..64 {
        p[i] = 0.5 * i as f64 - 8.0;
    }
    for i in 0..64 {
        // The pair of i stands in the sum twice, with weights i and 63 − i.
        want[i] = 2.0 * 63.0 * p[63 - i];
    }
    let sum: f64 = (0..64).map(|i| p[i] * p[63 - i] * i as f64).sum();
    check!(long_array, grad_long_array, value_and_grad_long_array, forward_long_array, reverse_long_array;
        (p, 2.0) => (want, sum),
    );
}

/// Vectors by value (one of them changed) and by reference, of both widths.
#[differentiate]
fn vectors(mut x: Vec<f64>, y: &Vec<f64>, z: Vec<f32>) -> f64 {
    let mut s = 1.0;
    for i in 0..x.len() {
        x[i] *= y[i];
        s *= x[i] + z[i] as f64;
    }
    s
}

#[differentiate]
fn vector_alone(x: Vec<f64>) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        s += x[i].powi(i as i32);
    }
    s
}

#[differentiate]
fn single_reference(x: &Vec<f32>) -> f32 {
    x[0] * x[1]
}

#[test]
fn of_vectors() {
    check!(vectors, grad_vectors, value_and_grad_vectors, forward_vectors, reverse_vectors;
        (vec![], &vec![], vec![]) => (vec![], vec![], vec![]),
        (vec![2.0], &vec![-3.0], vec![0.5]) => (vec![-3.0], vec![2.0], vec![1.0]),
        // (xy + z) = −5.5 and −0.5
        (vec![2.0, 0.5], &vec![-3.0, -2.0], vec![0.5, 0.5]) =>
            (vec![1.5, 11.0], vec![-1.0, -2.75], vec![-0.5, -5.5]),
    );
    check!(
        vector_alone, grad_vector_alone, value_and_grad_vector_alone, forward_vector_alone,
        reverse_vector_alone;
        (vec![]) => vec![],
        (vec![2.0, 3.0, -1.5, 2.0]) => vec![0.0, 1.0, -3.0, 12.0],
    );
    check!(
        single_reference, grad_single_reference, value_and_grad_single_reference, forward_single_reference,
        reverse_single_reference;
        (&vec![1.5, -2.0]) => vec![-2.0, 1.5],
    );
}

/// A slice that is changed: what it held at the beginning has the gradient.
#[differentiate]
fn changed(x: &mut [f64], c: f64) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        x[i] *= c;
        s += x[i] * x[i];
    }
    s
}

#[differentiate]
fn single_changed(x: &mut [f32]) -> f32 {
    x[0] = x[0] * x[1];
    x[1] = 3.0;
    x[0] * x[1]
}

#[test]
fn of_changed_slices() {
    use crate::common::assert_close;
    assert_close(grad_changed(&mut [], 2.0), (vec![], 0.0));
    let (value, gradient) = value_and_grad_changed(&mut [1.5, -2.0], 0.5);
    assert_close((value, gradient), (1.5625, (vec![0.75, -1.0], 6.25)));
    assert_close(grad_changed(&mut [0.5, -0.25, 3.0], -1.0), (vec![1.0, -0.5, 6.0], -18.625));
    assert_close(grad_single_changed(&mut [1.5, -2.0]), vec![-6.0, 4.5]);
    assert_close(value_and_grad_single_changed(&mut [0.5, 4.0]), (6.0, vec![12.0, 1.5]));
    // The change happens once, whoever asks for it.
    for change in [
        |x: &mut [f64]| _ = changed(x, 2.0),
        |x: &mut [f64]| _ = grad_changed(x, 2.0),
        |x: &mut [f64]| _ = value_and_grad_changed(x, 2.0),
        |x: &mut [f64]| _ = forward_changed(x, 2.0),
    ] {
        let mut x = [1.5, -2.0];
        change(&mut x);
        assert_eq!(x, [3.0, -4.0]);
    }
}

/// What carries no derivative is a constant without being told so.
#[differentiate]
fn inactive(
    x: f64,
    n: usize,
    k: i32,
    flag: bool,
    name: &str,
    letter: char,
    order: &[usize],
    signs: [i32; 2],
    mask: &[bool],
    wide: Option<u64>,
) -> f64 {
    let mut s = if flag { x * x } else { x };
    for i in 0..n {
        if mask[i] {
            s += signs[order[i]] as f64 * x.powi(k);
        }
    }
    match (name, letter) {
        ("double", 'a'..='z') => 2.0 * s,
        _ if wide.is_some() => s,
        _ => -s,
    }
}

/// Unused parameters have gradient 0.
#[differentiate]
fn unused(x: f64, _unused: f64, _: f64, _rest: &[f64], _flag: bool) -> f64 {
    x.exp()
}

/// Read, but to no effect on the result.
#[differentiate]
fn ineffective(x: f64, y: &[f64], z: [f64; 2]) -> f64 {
    let mut t = y[0] * x;
    t += z[0];
    if t > z[1] {
        t = 0.0;
    } else {
        t = 1.0;
    }
    x * t
}

#[test]
fn without_derivative() {
    check!(
        scalars_and_flags, grad_scalars_and_flags, value_and_grad_scalars_and_flags,
        forward_scalars_and_flags, reverse_scalars_and_flags;
        (1.5, true, 2) => 3.0,
        (1.5, false, -3) => -1.5,
    );
    let x = 1.5;
    let f = |name, flag, wide| {
        grad_inactive(x, 3, 3, flag, name, 'q', &[0, 1, 0], [2, -1], &[true, false, true], wide)
    };
    // x² or x, and 2x³ + 2x³
    crate::common::assert_close(f("double", true, None), 2.0 * (2.0 * x + 12.0 * x * x));
    crate::common::assert_close(f("once", false, Some(1)), 1.0 + 12.0 * x * x);
    crate::common::assert_close(f("once", false, None), -1.0 - 12.0 * x * x);
    check!(unused, grad_unused, value_and_grad_unused, forward_unused, reverse_unused;
        (0.5, 7.0, 9.0, &[1.0, 2.0], true) => (0.5_f64.exp(), 0.0, 0.0, vec![0.0, 0.0]),
    );
    check!(
        ineffective, grad_ineffective, value_and_grad_ineffective, forward_ineffective, reverse_ineffective;
        (1.5, &[2.0, 1.0], [0.5, 9.0]) => (1.0, vec![0.0, 0.0], [0.0, 0.0]),
        (1.5, &[2.0, 1.0], [0.5, -9.0]) => (0.0, vec![0.0, 0.0], [0.0, 0.0]),
    );
}

/// An integer as factor, exponent and choice.
#[differentiate]
fn scalars_and_flags(x: f64, square: bool, n: i32) -> f64 {
    if square { x * x * (n - 1) as f64 } else { x * (n as f64 / 2.0) }
}

/// All kinds at once, in an order of their own.
#[differentiate]
fn mixture(n: usize, a: f64, x: &[f64], sign: i32, m: [f64; 2], b: f32, v: &Vec<f64>) -> f64 {
    let mut s = a * m[0];
    for i in 0..n {
        s = s * x[i] + v[i % v.len()] * sign as f64;
    }
    s + m[1] * b as f64
}

#[test]
fn of_all_kinds() {
    let (a, x, m, b) = (0.5, [1.5, -2.0], [3.0, -1.0], 0.25_f32);
    check!(mixture, grad_mixture, value_and_grad_mixture, forward_mixture, reverse_mixture;
        (0, a, &x, 1, m, b, &vec![2.0]) => (m[0], vec![0.0, 0.0], [a, f64::from(b)], -1.0, vec![0.0]),
        // (a·m₀·x₀ − v)x₁ − v
        (2, a, &x, -1, m, b, &vec![2.0]) => (
            m[0] * x[0] * x[1],
            vec![a * m[0] * x[1], a * m[0] * x[0] - 2.0],
            [a * x[0] * x[1], 0.25],
            -1.0,
            vec![-x[1] - 1.0],
        ),
    );
}
