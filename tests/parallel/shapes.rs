//! Shapes of parameters and results beside slices.
#![allow(clippy::ptr_arg)]
use super::{close, numbers, with_threads};
use autodiff::differentiate;
use rayon::prelude::*;

#[derive(Clone, Copy)]
#[allow(dead_code)]
struct Unused;

/// Arrays, vectors and `f32`.
#[differentiate]
fn arrays(points: &[[f64; 3]], center: [f64; 3], scale: &Vec<f64>) -> f64 {
    points
        .par_iter()
        .map(|p| {
            let mut s = 0.0;
            for k in 0..3 {
                let d = (p[k] - center[k]) * scale[k];
                s += d * d;
            }
            s.sqrt()
        })
        .sum()
}

#[differentiate]
fn arrays_in_order(points: &[[f64; 3]], center: [f64; 3], scale: &Vec<f64>) -> f64 {
    points
        .iter()
        .map(|p| {
            let mut s = 0.0;
            for k in 0..3 {
                let d = (p[k] - center[k]) * scale[k];
                s += d * d;
            }
            s.sqrt()
        })
        .sum()
}

#[test]
fn arrays_and_vectors() {
    for n in [0, 1, 2, 7, 200] {
        let points: Vec<[f64; 3]> = (0..n).map(|k| numbers(3, k + 1).try_into().unwrap()).collect();
        let (center, scale) = ([0.31, -0.2, 0.5], vec![1.0, 2.0, -0.5]);
        let flat = |(p, c, s): (Vec<[f64; 3]>, [f64; 3], Vec<f64>)| [p.concat(), c.to_vec(), s].concat();
        let got = with_threads(|| flat(grad_arrays(&points, center, &scale)));
        close("arrays", &got, &flat(grad_arrays_in_order(&points, center, &scale)));
        let got = with_threads(|| {
            let (_, record) = forward_arrays(&points, center, &scale);
            flat(reverse_arrays(&record, 1.0))
        });
        close("arrays", &got, &flat(grad_arrays_in_order(&points, center, &scale)));
    }
}

#[differentiate]
fn single(x: &[f32], w: f32) -> f32 {
    x.par_iter().map(|a| (a * w).sin()).sum()
}

#[test]
fn single_precision() {
    let x: Vec<f32> = (0..100).map(|k| k as f32 * 0.01).collect();
    let (dx, dw) = grad_single(&x, 0.5);
    let expected: f32 = x.iter().map(|a| a * (a * 0.5).cos()).sum();
    assert!((dw - expected).abs() < 1e-4 * expected, "{dw} is not {expected}");
    assert!(dx.iter().zip(&x).all(|(d, a)| (d - 0.5 * (a * 0.5).cos()).abs() < 1e-6));
}

/// Parameters by `&mut` that rounds write, and a result beside.
#[differentiate]
fn smoothed(y: &mut [f64], x: &[f64], w: f64) -> f64 {
    y.par_iter_mut().zip(x.par_iter()).for_each(|(y, x)| *y = *y * w + x.sin());
    y.par_iter().map(|y| y * y).sum()
}

#[test]
fn what_rounds_write() {
    for n in [0, 1, 3, 130] {
        let (x, y0, w) = (numbers(n, 5), numbers(n, 3), 0.4);
        let value = |y: &[f64], x: &[f64], w: f64| -> f64 {
            y.iter().zip(x).map(|(y, x)| (y * w + x.sin()).powi(2)).sum()
        };
        let got = with_threads(|| {
            let mut y = y0.clone();
            let (value, record) = forward_smoothed(&mut y, &x, w);
            let zeros = vec![0.0; n];
            let (dy, dx, dw) = reverse_smoothed(&record, (1.0, &zeros[..]));
            [vec![value], dy, dx, vec![dw]].concat()
        });
        let z: Vec<f64> = y0.iter().zip(&x).map(|(y, x)| y * w + x.sin()).collect();
        let dy: Vec<f64> = z.iter().map(|z| 2.0 * z * w).collect();
        let dx: Vec<f64> = z.iter().zip(&x).map(|(z, x)| 2.0 * z * x.cos()).collect();
        let dw: f64 = z.iter().zip(&y0).map(|(z, y)| 2.0 * z * y).sum();
        close("smoothed", &got, &[vec![value(&y0, &x, w)], dy, dx, vec![dw]].concat());
    }
}

#[differentiate]
fn generic<T: num_traits::Float + Send + Sync + std::iter::Sum<T>>(x: &[T], w: T) -> T {
    x.par_iter().map(|a| (*a * w).sin()).sum()
}

#[test]
fn generic_functions() {
    let x = numbers(100, 7);
    let (dx, dw) = grad_generic(&x, 0.5);
    let expected: f64 = x.iter().map(|a| a * (a * 0.5).cos()).sum();
    close("generic", &[dw, dx[3]], &[expected, 0.5 * (x[3] * 0.5).cos()]);
}

#[derive(Clone, Copy, autodiff::Differentiable)]
struct Point {
    x: f64,
    y: f64,
}

/// Elements and captured values of the user's own types.
#[differentiate]
fn distances(points: &[Point], center: &Point) -> f64 {
    points.par_iter().map(|p| (p.x - center.x).powi(2) * p.y + center.y).sum()
}

#[test]
fn structs() {
    for n in [0, 1, 2, 70] {
        let points: Vec<Point> =
            (0..n).map(|k| Point { x: 0.1 * k as f64, y: 1.0 - 0.2 * k as f64 }).collect();
        let center = Point { x: 0.4, y: -0.3 };
        let (dp, dc) = grad_distances(&points, &center);
        let got: Vec<f64> = dp.iter().flat_map(|d| [d.x, d.y]).chain([dc.x, dc.y]).collect();
        let mut expected: Vec<f64> =
            points.iter().flat_map(|p| [2.0 * (p.x - center.x) * p.y, (p.x - center.x).powi(2)]).collect();
        expected.push(points.iter().map(|p| -2.0 * (p.x - center.x) * p.y).sum());
        expected.push(n as f64);
        close("structs", &got, &expected);
    }
}

/// An index out of bounds in a round panics, in the value and in the gradient.
#[differentiate]
fn too_far(x: &[f64], n: usize) -> f64 {
    (0..n).into_par_iter().map(|i| x[i] * x[i]).sum()
}

#[test]
fn panics_come_through() {
    let x = numbers(10, 3);
    assert!(std::panic::catch_unwind(|| too_far(&x, 11)).is_err());
    assert!(std::panic::catch_unwind(|| grad_too_far(&x, 11)).is_err());
    assert!(std::panic::catch_unwind(|| value_and_grad_too_far(&x, 11)).is_err());
    assert_eq!(grad_too_far(&x, 10).len(), 10);
}
