//! Second derivatives through calls that take and give more than numbers, against differences of gradients.
// Written as people write, which is what is tested.
#![allow(clippy::needless_range_loop, clippy::manual_unwrap_or, clippy::neg_multiply)]
use autodiff::{Differentiable, differentiate};

/// The differences of a gradient along a direction.
fn moved(g: impl Fn(f64) -> Vec<f64>) -> Vec<f64> {
    let h = 1e-3;
    let (a, b, c, d) = (g(h), g(-h), g(2.0 * h), g(-2.0 * h));
    (0..a.len()).map(|i| (8.0 * (a[i] - b[i]) - (c[i] - d[i])) / (12.0 * h)).collect()
}

#[track_caller]
fn close(got: &[f64], want: &[f64], share: f64) {
    assert_eq!(got.len(), want.len());
    let size = want.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
    for (i, (g, w)) in got.iter().zip(want).enumerate() {
        assert!((g - w).abs() <= share * size, "entry {i}: {g:e} instead of {w:e}; {got:?}, {want:?}");
    }
}

/// The Hessian of a function of a slice against differences of its gradient, column by column, and against its products.
macro_rules! hold {
    ($($f:ident $grad:ident $hvp:ident $hessian:ident;)*) => {$(
        for n in [1_usize, 2, 3, 7] {
            let x: Vec<f64> = (0..n).map(|k| 0.75 - 0.5 * k as f64 + 0.125 * (k * k) as f64).collect();
            let v: Vec<f64> = (0..n).map(|k| [1.0, -0.5, 2.0, 0.25][k % 4]).collect();
            let along = |h: f64| x.iter().zip(&v).map(|(x, v)| x + h * v).collect::<Vec<_>>();
            let (value, gradient, curve) = $hvp(&x, &v);
            assert_eq!(value.to_bits(), $f(&x).to_bits(), stringify!($f));
            close(&gradient, &$grad(&x), 1e-13);
            close(&curve, &moved(|h| $grad(&along(h))), 1e-7);
            let hessian = $hessian(&x);
            let product: Vec<f64> = (0..n).map(|i| (0..n).map(|j| hessian[i * n + j] * v[j]).sum()).collect();
            close(&product, &curve, 1e-12);
            for i in 0..n {
                for j in 0..n {
                    let (a, b) = (hessian[i * n + j], hessian[j * n + i]);
                    assert!((a - b).abs() <= 1e-12 * a.abs().max(1.0), "{} ({i}, {j}): {a:e}, {b:e}", stringify!($f));
                }
            }
        }
    )*};
}

#[differentiate(hvp)]
fn norm(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for y in x {
        sum += y * y * y.sin();
    }
    sum
}
#[differentiate(hessian)]
fn twice(x: &[f64]) -> f64 {
    norm(x) * norm(&x[1..]) + x[0] * norm(x)
}

#[differentiate(hvp)]
fn polar(r: f64, angle: f64) -> (f64, f64) {
    (r * angle.cos(), r * angle.sin())
}
#[differentiate(hessian)]
fn parts(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for k in 0..x.len() {
        let (a, b) = polar(x[k], x[0]);
        sum += a * a * b + polar(a, b).1;
    }
    sum
}

#[differentiate(hvp)]
fn rotate(p: [f64; 2], by: f64) -> [f64; 2] {
    let (s, c) = by.sin_cos();
    [c * p[0] - s * p[1], s * p[0] + c * p[1]]
}
#[differentiate(hessian)]
fn arrays(x: &[f64]) -> f64 {
    let mut p = [x[0], 1.0];
    for y in x {
        p = rotate(p, *y);
        p[0] *= y + 1.5;
    }
    p[0] * p[1] * p[1]
}

#[differentiate(hvp)]
fn cumulative(x: &[f64], w: f64) -> Vec<f64> {
    let mut out = vec![];
    let mut sum = w;
    for y in x {
        sum += y * y * w;
        out.push(sum);
    }
    out
}
#[differentiate(hessian)]
fn vectors(x: &[f64]) -> f64 {
    let sums: Vec<f64> = cumulative(x, x[0] * 0.5);
    let again: Vec<f64> = cumulative(&sums, 0.25);
    let mut out = 0.0;
    for (a, b) in sums.iter().zip(&again) {
        out += a * b;
    }
    out
}

#[differentiate(hvp)]
fn relax(u: &mut [f64], w: f64) {
    for i in 0..u.len() {
        u[i] = u[i] * (1.0 - w * u[i]);
    }
}
#[differentiate(hvp)]
fn relaxed(u: &mut [f64], w: f64) -> f64 {
    relax(u, w);
    let mut sum = 0.0;
    for x in u.iter() {
        sum += x * x;
    }
    sum
}
#[differentiate(hessian)]
fn changes(x: &[f64]) -> f64 {
    let mut u = x.to_vec();
    let mut total = 0.0;
    for k in 0..3 {
        relax(&mut u, 0.125 * x[0]);
        if k != 1 {
            total += norm(&u);
        }
    }
    total + relaxed(&mut u, x[0])
}

#[differentiate(hvp)]
fn power(x: f64, n: usize, w: &[f64]) -> f64 {
    if n == 0 { w[0] } else { x * power(x, n - 1, w) + w[n % w.len()] }
}
#[differentiate(hessian)]
fn recursive(x: &[f64]) -> f64 {
    power(x[x.len() - 1], 4, x)
}

#[differentiate(hvp)]
fn checked(x: &[f64]) -> Result<f64, String> {
    if x[0] < -10.0 { Err("small".to_string()) } else { Ok(x[0] * x[0] * norm(x)) }
}
#[differentiate(hessian)]
fn caught(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for k in 0..x.len() {
        sum += match checked(&x[k..]) {
            Ok(y) => y,
            Err(_) => 1.0,
        };
    }
    sum
}

#[differentiate(hvp)]
fn given(by: &f64, x: f64) -> f64 {
    *by * x * x
}
#[differentiate(hessian)]
fn references(x: &[f64]) -> f64 {
    let y = x[0].sin();
    given(&y, x[x.len() - 1]) + given(&x[0], y)
}

#[differentiate(hessian)]
fn early(x: &[f64]) -> f64 {
    let mut s = norm(x);
    for k in 0..x.len() {
        if s > 2.0 {
            return s * norm(&x[..k]);
        }
        let double = |a: f64| polar(a, s).0 * a;
        s += double(x[k]);
    }
    s
}

#[test]
fn shapes() {
    hold! {
        twice grad_twice hvp_twice hessian_twice;
        parts grad_parts hvp_parts hessian_parts;
        arrays grad_arrays hvp_arrays hessian_arrays;
        vectors grad_vectors hvp_vectors hessian_vectors;
        changes grad_changes hvp_changes hessian_changes;
        recursive grad_recursive hvp_recursive hessian_recursive;
        caught grad_caught hvp_caught hessian_caught;
        references grad_references hvp_references hessian_references;
        early grad_early hvp_early hessian_early;
    }
}

mod outside {
    //! What the attribute cannot see into.
    pub fn erf_like(x: f64) -> f64 {
        (x * x * -1.0).exp() + x.powi(3)
    }
}

#[differentiate(hvp, derivative(x = -2.0 * x * (value - x * x * x) + 3.0 * x * x))]
fn wave(x: f64) -> f64 {
    outside::erf_like(x)
}
#[differentiate(hvp, derivative(x = value * y.cos(), y = -x * value * y.sin()))]
fn pair(x: f64, y: f64) -> f64 {
    f64::exp(std::hint::black_box(x) * y.cos())
}
#[differentiate(hessian)]
fn through_given(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for k in 0..x.len() {
        sum += wave(x[k]) * x[0] + pair(x[k], x[0]);
    }
    sum
}

/// A given derivative moves as it is written.
#[test]
fn given_derivatives() {
    hold! { through_given grad_through_given hvp_through_given hessian_through_given; }
    let (value, first, second) = hvp_wave(0.5, 2.0);
    let (e, x) = ((-0.25_f64).exp(), 0.5);
    close(&[value, first], &[e + 0.125, -2.0 * x * e + 3.0 * x * x], 1e-15);
    close(&[second], &[2.0 * (-2.0 * e + 4.0 * x * x * e + 6.0 * x)], 1e-14);
}

/// Several results: second derivatives of their sum with weights.
#[test]
fn weights() {
    let g = |r: f64, a: f64, w: (f64, f64)| {
        let (_, record) = forward_polar(r, a);
        let (dr, da) = reverse_polar(&record, w);
        vec![dr, da]
    };
    let ((x, y), gradient, moves) = hvp_polar(2.0, 0.5, (3.0, -0.5), 1.0, 0.25);
    assert_eq!((x, y), polar(2.0, 0.5));
    close(&[gradient.0, gradient.1], &g(2.0, 0.5, (3.0, -0.5)), 1e-14);
    close(&[moves.0, moves.1], &moved(|h| g(2.0 + h, 0.5 + 0.25 * h, (3.0, -0.5))), 1e-8);

    for n in [0_usize, 1, 2, 3, 7] {
        let x: Vec<f64> = (0..n).map(|k| 0.75 - 0.5 * k as f64).collect();
        let v: Vec<f64> = (0..n).map(|k| [1.0, -0.5, 2.0][k % 3]).collect();
        let weights: Vec<f64> = (0..n).map(|k| [2.0, -0.5][k % 2]).collect();
        let g = |h: f64| {
            let x: Vec<f64> = x.iter().zip(&v).map(|(x, v)| x + h * v).collect();
            let (_, record) = forward_cumulative(&x, 0.5 - h);
            let (mut gx, gw) = reverse_cumulative(&record, &weights);
            gx.push(gw);
            gx
        };
        let (sums, (mut gx, gw), (mut hx, hw)) = hvp_cumulative(&x, 0.5, &weights, &v, -1.0);
        assert_eq!(sums, cumulative(&x, 0.5));
        gx.push(gw);
        hx.push(hw);
        close(&gx, &g(0.0), 1e-14);
        close(&hx, &moved(g), 1e-7);

        // What is changed: the weights of its final contents follow those of the result.
        let g = |h: f64| {
            let mut u: Vec<f64> = x.iter().zip(&v).map(|(x, v)| x + h * v).collect();
            let (_, record) = forward_relaxed(&mut u, 0.25 + h);
            let (mut gu, gw) = reverse_relaxed(&record, (1.5, &weights));
            gu.push(gw);
            gu
        };
        let (mut u, mut du) = (x.clone(), v.clone());
        let (value, (mut gu, gw), (mut hu, hw)) = hvp_relaxed(&mut u, 0.25, (1.5, &weights), &mut du, 1.0);
        let (mut plain, mut dot) = (x.clone(), v.clone());
        assert_eq!(value, relaxed(&mut plain, 0.25));
        assert_eq!(u, plain);
        gu.push(gw);
        hu.push(hw);
        close(&gu, &g(0.0), 1e-14);
        close(&hu, &moved(g), 1e-7);
        let at = |h: f64| {
            let mut u: Vec<f64> = x.iter().zip(&v).map(|(x, v)| x + h * v).collect();
            relax(&mut u, 0.25 + h);
            u
        };
        // Forward mode updates tangents of what is changed, and so does this.
        close(&du, &moved(at), 1e-8);
        dot.clear();
    }
}

#[derive(Clone, Debug, Differentiable)]
struct Layer {
    weights: Vec<f64>,
    bias: f64,
    units: usize,
}
impl Layer {
    #[differentiate(hvp)]
    fn apply(&self, x: &[f64]) -> Vec<f64> {
        let mut out = vec![];
        for (w, y) in self.weights.iter().zip(x) {
            out.push((w * y + self.bias).tanh());
        }
        out
    }
    #[differentiate(hvp)]
    fn loss(&self, x: &[f64]) -> f64 {
        let first: Vec<f64> = self.apply(x);
        let second: Vec<f64> = self.apply(&first);
        let mut sum = self.units as f64;
        for y in &second {
            sum += y * y;
        }
        sum
    }
    #[differentiate(hvp)]
    fn change(&self, y: &mut [f64], by: f64) {
        for i in 0..y.len() {
            y[i] *= by + self.bias * y[i];
        }
    }
    #[differentiate(hvp)]
    fn changed(&self, x: &[f64]) -> f64 {
        let mut y = x.to_vec();
        let mut sum = 0.0;
        for _ in 0..2 {
            self.change(&mut y, self.weights[0]);
            sum += y[0] * y[y.len() - 1];
        }
        sum
    }
}
#[differentiate(hvp)]
fn of_layer(layer: &Layer, x: &[f64]) -> f64 {
    layer.loss(x) * layer.bias + inner(layer, x[0])
}
#[differentiate(hvp)]
fn inner(layer: &Layer, s: f64) -> f64 {
    let mut sum = 0.0;
    for w in &layer.weights {
        sum += w * w * s * layer.bias;
    }
    sum
}

#[test]
fn structs_and_methods() {
    let layer = Layer { weights: vec![0.5, -1.0, 0.25], bias: 0.125, units: 3 };
    let moving = LayerTangent { weights: vec![1.0, 0.5, -0.5], bias: -0.25, ..layer.zero_tangent() };
    let (x, v) = ([1.0, -0.5, 2.0], [0.5, 1.0, -1.0]);
    let at = |h: f64| {
        let weights = layer.weights.iter().zip(&moving.weights).map(|(w, d)| w + h * d).collect();
        let x: [f64; 3] = std::array::from_fn(|k| x[k] + h * v[k]);
        (Layer { weights, bias: layer.bias + h * moving.bias, units: 3 }, x)
    };
    let flat = |(layer, x): (LayerTangent, Vec<f64>)| {
        let mut out = layer.weights;
        out.push(layer.bias);
        out.extend(x);
        out
    };
    let (_, g, h) = layer.hvp_loss(&x, &moving, &v);
    close(&flat(g), &flat(layer.grad_loss(&x)), 1e-14);
    close(
        &flat(h),
        &moved(|h| {
            let (l, x) = at(h);
            flat(l.grad_loss(&x))
        }),
        1e-8,
    );
    let (_, g, h) = layer.hvp_changed(&x, &moving, &v);
    close(&flat(g), &flat(layer.grad_changed(&x)), 1e-14);
    close(
        &flat(h),
        &moved(|h| {
            let (l, x) = at(h);
            flat(l.grad_changed(&x))
        }),
        1e-8,
    );
    let (_, g, h) = hvp_of_layer(&layer, &x, &moving, &v);
    close(&flat(g), &flat(grad_of_layer(&layer, &x)), 1e-14);
    close(
        &flat(h),
        &moved(|h| {
            let (l, x) = at(h);
            flat(grad_of_layer(&l, &x))
        }),
        1e-8,
    );
}

#[differentiate]
fn slope_of(x: f64, n: usize) -> f64 {
    let mut p = n as f64;
    for _ in 1..n {
        p *= x;
    }
    p
}
#[differentiate(hessian, derivative(x = slope_of(x, n) * w * slope_of(1.0, 1), w = value / w))]
fn raised(x: f64, w: f64, n: usize) -> f64 {
    std::hint::black_box(x).powi(n as i32) * w
}

/// A given derivative that calls another function moves as that one's derivative says.
#[test]
fn given_by_a_call() {
    for n in [1, 2, 3, 7] {
        let (x, w, k) = (-1.25_f64, 0.5, n as f64);
        let (_, first, second) = hvp_raised(x, w, n, 2.0, -1.0);
        let m = n as i32;
        close(&[first.0, first.1], &[k * x.powi(m - 1) * w, x.powi(m)], 1e-14);
        let xx = k * (k - 1.0) * x.powi(m - 2) * w;
        let xw = k * x.powi(m - 1);
        close(&[second.0, second.1], &[2.0 * xx - xw, 2.0 * xw], 1e-14);
        close(&hessian_raised(x, w, n), &[xx, xw, xw, 0.0], 1e-14);
    }
}

#[differentiate(hvp)]
fn changed_rows(mut m: [[f64; 3]; 2], a: &[f64], n: usize) -> f64 {
    for i in 0..n {
        m[i % 2][n % 3] = m[1][i % 3] * 0.5 + a[0] * m[0][1];
        m[1][1] += m[0][0].sin();
    }
    m[0][1] * m[1][1] + m[0][0] * a[0]
}

#[differentiate(hvp)]
fn through_changed_rows(x: f64, y: f64, n: usize) -> f64 {
    changed_rows([[x, y, x * y], [y, x, 0.5]], &[x, y], n) * y
}

/// The sweep of an array of arrays that changes works in memory of its own, which is added to the caller's number by number.
#[test]
fn second_derivatives_of_rows_that_change() {
    let (x, y, u, v, h) = (0.7, -0.4, 0.3, -1.1, 1e-5);
    for n in [0, 1, 2, 3, 7] {
        let (value, gradient, moved) = hvp_through_changed_rows(x, y, n, u, v);
        assert_eq!(value, through_changed_rows(x, y, n));
        let (dx, dy) = grad_through_changed_rows(x, y, n);
        assert!((gradient.0 - dx).abs() < 1e-12 && (gradient.1 - dy).abs() < 1e-12);
        let ahead = grad_through_changed_rows(x + h * u, y + h * v, n);
        let behind = grad_through_changed_rows(x - h * u, y - h * v, n);
        for (got, want) in
            [(moved.0, (ahead.0 - behind.0) / (2.0 * h)), (moved.1, (ahead.1 - behind.1) / (2.0 * h))]
        {
            assert!(
                (got - want).abs() < 1e-7 * want.abs().max(1.0),
                "{n} rounds: {got}, by differences {want}"
            );
        }
    }
}
