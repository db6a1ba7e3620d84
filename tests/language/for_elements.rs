//! `for` over the elements of slices, arrays and vectors.

use autodiff::differentiate;

/// The mean and the mean square: `&v` and `v` over a slice.
#[differentiate]
fn variance(x: &[f64]) -> f64 {
    let mut mean = 0.0;
    for &v in x {
        mean += v;
    }
    mean /= x.len() as f64;
    let mut squares = 0.0;
    for v in x {
        squares += (v - mean) * (v - mean);
    }
    squares / x.len() as f64
}

/// The product of all elements, by `iter()`.
#[differentiate]
fn product(x: &[f64]) -> f64 {
    let mut p = 1.0;
    for v in x.iter() {
        p *= v;
    }
    p
}

/// A recurrence over the elements: each is read twice, the state once before and once after.
#[differentiate]
fn filter(x: &[f64], a: f64) -> f64 {
    let mut y = 0.0;
    let mut energy = 0.0;
    for &v in x.iter() {
        y = a * y + (1.0 - a) * v;
        energy += y * v;
    }
    energy
}

#[test]
fn slices() {
    let x = [1.0, -2.0, 4.0];
    // 2(xᵢ − mean)/n
    check!(variance, grad_variance, value_and_grad_variance, forward_variance, reverse_variance;
        (&[3.0]) => vec![0.0],
        (&[3.0, -1.0]) => vec![2.0, -2.0],
        (&x) => vec![0.0, -2.0, 2.0],
    );
    check!(product, grad_product, value_and_grad_product, forward_product, reverse_product;
        (&[]) => vec![],
        (&[3.0]) => vec![1.0],
        (&[3.0, 0.0]) => vec![0.0, 3.0],
        (&[3.0, -0.5, 2.0]) => vec![-1.0, 6.0, -1.5],
        (&[1.0, 2.0, -1.0, 0.5, 1.5, -2.0, 1.0]),
    );
    let (a, u, v) = (0.25, 3.0, -2.0);
    check!(filter, grad_filter, value_and_grad_filter, forward_filter, reverse_filter;
        (&[], a) => (vec![], 0.0),
        (&[u], a) => (vec![2.0 * (1.0 - a) * u], -u * u),
        // (1 − a)(u² + v² + a·u·v)
        (&[u, v], a) => (vec![(1.0 - a) * (2.0 * u + a * v), (1.0 - a) * (2.0 * v + a * u)],
            -(u * u + v * v + a * u * v) + (1.0 - a) * u * v),
        (&[1.0, 2.0, -1.0, 0.5, 1.5, -2.0, 1.0], 0.5),
    );
}

/// Moments about 0: the position is a weight.
#[differentiate]
fn moment(mass: &[f64], spacing: f64) -> f64 {
    let mut m = 0.0;
    for (i, v) in mass.iter().enumerate() {
        m += v * (i as f64 * spacing);
    }
    m
}

/// Every other element with a sign, the rest squared.
#[differentiate]
fn alternating(x: &[f64]) -> f64 {
    let mut s = 0.0;
    let mut last = 1.0;
    for (i, &v) in x.iter().enumerate() {
        if i % 2 == 0 {
            s += v * last;
        } else {
            s -= v * v;
            last = v;
        }
    }
    s
}

/// The elements of one slice, the positions for another.
#[differentiate]
fn dot(x: &[f64], y: &[f64]) -> f64 {
    let mut s = 0.0;
    for (i, a) in x.iter().enumerate() {
        s += *a * y[i];
    }
    s
}

#[test]
fn enumerated() {
    check!(moment, grad_moment, value_and_grad_moment, forward_moment, reverse_moment;
        (&[], 0.5) => (vec![], 0.0),
        (&[3.0], 0.5) => (vec![0.0], 0.0),
        (&[3.0, -1.0, 2.0], 0.5) => (vec![0.0, 0.5, 1.0], 3.0),
    );
    check!(
        alternating, grad_alternating, value_and_grad_alternating, forward_alternating, reverse_alternating;
        (&[2.0]) => vec![1.0],
        (&[2.0, -3.0]) => vec![1.0, 6.0],
        (&[2.0, -3.0, 0.5]) => vec![1.0, 6.0 + 0.5, -3.0],
        (&[1.0, 2.0, -1.0, 0.5, 1.5, -2.0, 1.0]) =>
            vec![1.0, -4.0 - 1.0, 2.0, -1.0 + 1.5, 0.5, 4.0 + 1.0, -2.0],
    );
    check!(dot, grad_dot, value_and_grad_dot, forward_dot, reverse_dot;
        (&[1.0, -2.0, 3.0], &[0.5, 4.0, -1.0]) => (vec![0.5, 4.0, -1.0], vec![1.0, -2.0, 3.0]),
        (&[], &[]) => (vec![], vec![]),
        (&[2.0], &[3.0, 7.0]) => (vec![3.0], vec![2.0, 0.0]),
    );
}

/// A literal array by value, its elements active.
#[differentiate]
fn literal_array(x: f64, y: f64) -> f64 {
    let mut s = 0.0;
    let mut p = 1.0;
    for v in [x, y, x * y, 2.0] {
        s += p * v;
        p = v;
    }
    s
}

/// An array parameter by reference and by value, and a local one.
#[differentiate]
fn arrays(p: [f64; 3], q: &[f64; 2]) -> f64 {
    let mut s = 0.0;
    for v in p {
        s += v * v;
    }
    for v in &p {
        s *= v + 1.0;
    }
    for (i, v) in q.iter().enumerate() {
        s += v * p[i];
    }
    let local = [s, q[0]];
    for &v in &local {
        s = v - s * v;
    }
    s
}

/// A vector by value.
#[differentiate]
fn vector(x: Vec<f64>, scale: f64) -> f64 {
    let mut s = 0.0;
    for v in x {
        s = s * scale + v;
    }
    s
}

/// Inactive elements: weights from integers.
#[differentiate]
fn weighted(x: f64, weights: &[i32]) -> f64 {
    let mut s = x;
    for &w in weights {
        s = s * x + w as f64;
    }
    for (i, w) in [1_u8, 0, 2].iter().enumerate() {
        s += *w as f64 * x * i as f64;
    }
    s
}

#[test]
fn arrays_and_vectors() {
    // x + xy + xy² + 2xy
    check!(
        literal_array, grad_literal_array, value_and_grad_literal_array, forward_literal_array,
        reverse_literal_array;
        (1.5, -2.0) => (1.0 - 2.0 + 4.0 - 4.0, 1.5 - 6.0 + 3.0),
        (-1.0, 0.5) => (1.0 + 0.5 + 0.25 + 1.0, -1.0 - 1.0 - 2.0),
    );
    check!(arrays, grad_arrays, value_and_grad_arrays, forward_arrays, reverse_arrays;
        ([0.5, -0.25, 1.0], &[2.0, -1.0]),
        ([-0.5, 0.25, 0.0], &[0.5, 3.0]),
    );
    check!(vector, grad_vector, value_and_grad_vector, forward_vector, reverse_vector;
        (vec![], 0.5) => (vec![], 0.0),
        (vec![3.0], 0.5) => (vec![1.0], 0.0),
        (vec![3.0, -1.0], 0.5) => (vec![0.5, 1.0], 3.0),
        (vec![3.0, -1.0, 2.0], 0.5) => (vec![0.25, 0.5, 1.0], 3.0 - 1.0),
    );
    // + 4x at the end
    check!(weighted, grad_weighted, value_and_grad_weighted, forward_weighted, reverse_weighted;
        (1.5, &[]) => 5.0,
        (1.5, &[3]) => 3.0 + 4.0,
        (-1.5, &[3, -2]) => 3.0 * 2.25 + 3.0 + 4.0,
    );
}

/// Chains that stop before their end, and pairs of sequences of different lengths.
#[differentiate]
fn all_any_and_pairs(x: f64, y: f64, n: usize) -> f64 {
    let w = [x, y, x * y, 0.5];
    let mut s = x;
    for k in 0..n {
        let short = [s, y];
        if w.iter().map(|v| v * x).all(|v| v > -0.4) {
            s += w[k % 4] * 0.5;
        }
        if w.iter().map(|v| v * s).any(|v| v > 0.9) {
            s -= x * 0.25;
        }
        if w.iter().zip(&short).map(|(a, b)| a * b).all(|v| v < 0.3 * k as f64) {
            s *= y;
        }
        s += 0.1 * w.iter().zip(&short).map(|(a, b)| a * b).sum::<f64>();
        s += 0.1 * short.iter().zip(w.iter().skip(k % 3)).map(|(a, b)| a - b * b).sum::<f64>();
    }
    s
}

#[test]
fn chains_that_stop() {
    check!(all_any_and_pairs, grad_all_any_and_pairs, value_and_grad_all_any_and_pairs,
        forward_all_any_and_pairs, reverse_all_any_and_pairs;
        (0.7, 0.6, 0), (0.7, 0.6, 1), (-0.7, 0.9, 2), (0.7, -0.3, 3), (0.3, 1.2, 7), (1.4, 0.8, 7));
}
