//! What stands around a parallel iterator: variables that change before and after, methods, checkpoints, records used again.
use super::{close, numbers, with_threads};
use autodiff::differentiate;
use rayon::prelude::*;

/// Differences of the plain function, extrapolated: the programs here have no twin.
fn differences(x: &[f64], f: impl Fn(&[f64]) -> f64) -> Vec<f64> {
    let along = |i: usize, h: f64| {
        let at = |h: f64| {
            let mut x = x.to_vec();
            x[i] += h;
            f(&x)
        };
        (at(h) - at(-h)) / (2.0 * h)
    };
    (0..x.len()).map(|i| (4.0 * along(i, 1e-3) - along(i, 2e-3)) / 3.0).collect()
}

#[track_caller]
fn nearly(what: &str, got: &[f64], expected: &[f64]) {
    let largest = expected.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
    assert_eq!(got.len(), expected.len(), "{what}");
    for (k, (a, b)) in got.iter().zip(expected).enumerate() {
        assert!((a - b).abs() <= 1e-8 * largest, "{what}, entry {k}: {a:e} is not {b:e}");
    }
}

/// Holds `grad`, `value_and_grad` and the record's sweep of a function of one slice against differences.
macro_rules! holds {
    ($name:ident, $grad:ident, $both:ident, $forward:ident, $reverse:ident) => {
        for n in [0, 1, 2, 3, 7, 65, 130] {
            let x = numbers(n, 7);
            let what = format!("{}, {n} rounds", stringify!($name));
            let expected = differences(&x, |x| $name(x));
            let gradient = with_threads(|| $grad(&x));
            nearly(&what, &gradient, &expected);
            close(&what, &with_threads(|| $both(&x).1), &gradient);
            let twice: Vec<f64> = gradient.iter().map(|g| -2.0 * g).collect();
            close(&what, &with_threads(|| $reverse(&$forward(&x).1, -2.0)), &twice);
        }
    };
}

/// What rounds read changes after them.
#[differentiate]
fn overwritten(x: &[f64]) -> f64 {
    let mut c = [0.5, 0.25];
    let mut k = 1.5;
    let a: f64 = x.par_iter().map(|x| (x * c[0] * k).sin()).sum();
    c[0] = a.cos();
    k *= c[0] + 1.0;
    let b: f64 = x.par_iter().map(|x| (x * c[0] * k).cos() * c[1]).sum();
    c[1] += b;
    k = c[1] * a;
    k + c[0]
}

#[test]
fn variables_that_change_after_the_rounds() {
    holds!(
        overwritten,
        grad_overwritten,
        value_and_grad_overwritten,
        forward_overwritten,
        reverse_overwritten
    );
}

/// Vectors made before, read by all rounds, by elements and as a whole.
#[differentiate]
fn tables(x: &[f64]) -> f64 {
    let mut squares = vec![];
    for i in 0..x.len() {
        squares.push(x[i] * x[i]);
    }
    let total: f64 = squares.iter().sum();
    let shares: f64 = squares
        .par_iter()
        .enumerate()
        .map(|(i, s)| (s / (1.0 + total)).sin() * squares[(i * 3) % squares.len()])
        .sum();
    shares * total.sqrt().cos()
}

#[test]
fn vectors_made_before() {
    for n in [1, 2, 3, 7, 65, 130] {
        let x = numbers(n, 7);
        nearly("tables", &with_threads(|| grad_tables(&x)), &differences(&x, tables));
        nearly("tables", &with_threads(|| value_and_grad_tables(&x).1), &differences(&x, tables));
    }
}

/// The state of a loop under `#[checkpoint]`, with parallel rounds inside.
#[differentiate]
fn relaxed(x: &[f64]) -> f64 {
    let mut s = 0.3;
    #[checkpoint]
    for k in 0..9 {
        let pull: f64 = x.par_iter().map(|x| (x * s + k as f64).sin()).sum();
        s += 0.1 * (pull * 0.1).tanh();
    }
    s * s
}

#[test]
fn inside_of_a_checkpointed_loop() {
    holds!(relaxed, grad_relaxed, value_and_grad_relaxed, forward_relaxed, reverse_relaxed);
}

/// Vectors of vectors; rounds that each have a loop of their own length.
#[differentiate]
fn ragged(rows: &Vec<Vec<f64>>, k: f64) -> f64 {
    rows.par_iter()
        .map(|row| {
            let mut s = k;
            for v in row {
                s = (s + v).sin() * k;
            }
            s
        })
        .sum()
}

#[test]
fn rows_of_any_length() {
    for n in [0, 1, 2, 7, 65] {
        let rows: Vec<Vec<f64>> = (0..n).map(|r| numbers(r % 4, r + 1)).collect();
        let flat: Vec<f64> = rows.concat().into_iter().chain([0.7]).collect();
        let value = |x: &[f64]| {
            let mut at = 0;
            let rows: Vec<Vec<f64>> = (rows.iter())
                .map(|row| {
                    at += row.len();
                    x[at - row.len()..at].to_vec()
                })
                .collect();
            ragged(&rows, x[at])
        };
        let got = with_threads(|| {
            let (rows, k) = grad_ragged(&rows, 0.7);
            rows.concat().into_iter().chain([k]).collect()
        });
        nearly("ragged", &got, &differences(&flat, value));
        let got = with_threads(|| {
            let (rows, k) = value_and_grad_ragged(&rows, 0.7).1;
            rows.concat().into_iter().chain([k]).collect()
        });
        nearly("ragged", &got, &differences(&flat, value));
    }
}

#[derive(Clone, autodiff::Differentiable)]
struct Model {
    slope: f64,
    weights: Vec<f64>,
}

#[differentiate]
impl Model {
    /// A method whose fields all rounds read.
    fn energy(&self, x: &[f64]) -> f64 {
        x.par_iter()
            .enumerate()
            .map(|(i, x)| (x * self.slope).sin() * self.weights[i % self.weights.len()])
            .sum()
    }
}

#[test]
fn methods() {
    for n in [0, 1, 2, 7, 65] {
        let (model, x) = (Model { slope: 0.8, weights: numbers(3, 5) }, numbers(n, 7));
        let flat = [vec![model.slope], model.weights.clone(), x.clone()].concat();
        let value = |v: &[f64]| Model { slope: v[0], weights: v[1..4].to_vec() }.energy(&v[4..]);
        let (by_model, by_x) = model.grad_energy(&x);
        let got = [vec![by_model.slope], by_model.weights, by_x].concat();
        nearly("energy", &got, &differences(&flat, value));
    }
}

/// A function that can fail, and one that calls a parallel one, in a loop.
#[differentiate]
fn inner(x: &[f64], k: f64) -> f64 {
    x.par_iter().map(|x| (x * k).sin()).sum()
}

#[differentiate]
fn outer(x: &[f64]) -> Option<f64> {
    if x.is_empty() {
        return None;
    }
    let mut k = 0.4;
    for _ in 0..3 {
        k += 0.1 * inner(x, k).cos();
    }
    Some(k * inner(&x[1..], k))
}

#[test]
fn called_and_fallible() {
    assert!(grad_outer(&[]).is_none());
    for n in [1, 2, 3, 7, 65, 130] {
        let x = numbers(n, 7);
        let expected = differences(&x, |x| outer(x).expect("there are some"));
        nearly("outer", &with_threads(|| grad_outer(&x).expect("there are some")), &expected);
    }
}

/// A record's memory used again: what one run left is not in the next.
#[test]
fn recycled_records() {
    let mut memory = forward_overwritten(&[]).1.recycle();
    for n in [7, 65, 3, 130, 0] {
        let x = numbers(n, 7);
        let (_, record) = forward_overwritten_into(memory, &x);
        close("recycled", &reverse_overwritten(&record, 1.0), &grad_overwritten(&x));
        memory = record.recycle();
    }
    let x = numbers(100, 7);
    let record = forward_inner(&x, 0.3).1;
    let other = record.clone();
    let once = reverse_inner(&record, 1.0);
    drop(record);
    assert_eq!(once, reverse_inner(&other, 1.0));
    // A record goes to another thread.
    let there = std::thread::spawn(move || reverse_inner(&other, 1.0)).join().expect("it runs");
    assert_eq!(once, there);
}

/// The value of the sweeps: one of the plain function's, whose last bits depend on how threads share the work.
#[test]
fn values_agree_up_to_rounding() {
    let x = numbers(10_000, 7);
    let ours = with_threads(|| vec![value_and_grad_inner(&x, 0.3).0]);
    close("the value", &ours, &[inner(&x, 0.3)]);
}
