//! Functions of GradBench: gradient time over primal time. Each gradient is first held against difference quotients along random
//! directions, or against published values: a wrong one is not measured.
//!
//! ```text
//! cargo bench --bench gradbench
//! ```

mod functions;
mod hand_tracking;

use cpu_time::ThreadTime;
use functions::*;
use hand_tracking::HandModel;
use std::hint::black_box;
use std::time::Duration;

/// Numbers between 0 and 1 without a generator of random numbers: a rotation by an irrational angle.
fn numbers(n: usize, seed: u64) -> Vec<f64> {
    (0..n).map(|i| ((i as f64 + 1.0) * (0.618_033_988_749_894_9 + seed as f64 * 0.137)).fract()).collect()
}

/// The derivative along a direction by Richardson's extrapolation of central differences, and by the gradient.
fn check(name: &str, x: &[f64], f: &dyn Fn(&[f64]) -> f64, gradient: &[f64]) {
    assert_eq!(x.len(), gradient.len(), "{name}");
    for seed in 1..4 {
        let direction: Vec<f64> = numbers(x.len(), seed).iter().map(|u| u - 0.5).collect();
        let along = |h: f64| {
            let at = |h: f64| f(&x.iter().zip(&direction).map(|(x, d)| x + h * d).collect::<Vec<f64>>());
            (at(h) - at(-h)) / (2.0 * h)
        };
        let want = (4.0 * along(5e-5) - along(1e-4)) / 3.0;
        let got: f64 = gradient.iter().zip(&direction).map(|(g, d)| g * d).sum();
        let scale: f64 = gradient.iter().map(|g| g.abs()).fold(1e-3, f64::max);
        assert!((got - want).abs() < 1e-6 * scale * (x.len() as f64).sqrt(), "{name}: {got} is not {want}");
    }
}

/// Nanoseconds of the quicker of several runs.
fn time(f: &mut dyn FnMut()) -> f64 {
    let mut calls = 1_u64;
    let sample = |calls: u64, f: &mut dyn FnMut()| {
        let start = ThreadTime::now();
        (0..calls).for_each(|_| f());
        start.elapsed()
    };
    while sample(calls, f) < Duration::from_millis(4) {
        calls *= 2;
    }
    (0..15).map(|_| sample(calls, f).as_nanos() as f64 / calls as f64).fold(f64::INFINITY, f64::min)
}

fn line(name: &str, primal: &mut dyn FnMut(), gradient: &mut dyn FnMut()) {
    let (p, g) = (time(primal), time(gradient));
    println!("| {name:<24} | {:>12.1} | {:>12.1} | {:>6.2} |", p, g, g / p);
}

/// A made-up hand of 22 bones in chains of four, and so many vertices and points.
fn synthetic(vertices: usize) -> (Vec<f64>, HandModel, Vec<usize>, Vec<[f64; 3]>) {
    let wave = |k: usize| (k as f64 * 0.618_033_988_749_894_9).fract() - 0.5;
    let bones = 22;
    let shifted = |by: f64| {
        let mut m = [[0.0; 4]; 4];
        (0..4).for_each(|i| m[i][i] = 1.0);
        m[1][3] = by;
        m
    };
    let model = HandModel {
        parents: (0..bones)
            .map(|b| (b > 0).then_some(if b % 4 == 1 { 0 } else { b - usize::from(b > 0) }))
            .collect(),
        base_relatives: vec![shifted(0.3); bones],
        inverse_base_absolutes: vec![shifted(-0.4); bones],
        base_positions: (0..vertices).map(|v| [wave(v), wave(3 * v), wave(7 * v), 1.0]).collect(),
        weights: (0..vertices)
            .map(|v| (0..bones).map(|b| wave(v * bones + b).abs() / 5.0).collect())
            .collect(),
        triangles: vec![[0, 1, 2]],
        is_mirrored: false,
    };
    let points = (0..vertices).map(|v| [wave(2 * v), wave(5 * v), wave(11 * v)]).collect();
    ((0..26).map(wave).collect(), model, (0..vertices).collect(), points)
}

fn main() {
    let measured = std::env::args().any(|a| a == "--bench");
    // k-means
    let (d, k, n) = (8, 10, 1000);
    let points = numbers(n * d, 0);
    let centres = points[(n - k) * d..].to_vec();
    let centres: Vec<f64> = centres.iter().zip(numbers(k * d, 5)).map(|(c, u)| c + 0.01 * u).collect();
    check("kmeans", &centres, &|c| kmeans(c, &points, d), &grad_kmeans(&centres, &points, d));
    // lstm
    let (l, b, c) = (2, 14, 64);
    let (main, extra, state) = (numbers(8 * l * b, 1), numbers(3 * b, 2), numbers(2 * l * b, 3));
    let bits: Vec<f64> = numbers(c * b, 4).iter().map(|u| u.round()).collect();
    let (gm, ge) = grad_lstm(&main, &extra, &state, &bits, l, b, c);
    let all = [&main[..], &extra].concat();
    let f = |x: &[f64]| lstm(&x[..main.len()], &x[main.len()..], &state, &bits, l, b, c);
    check("lstm", &all, &f, &[gm, ge].concat());
    // bundle adjustment
    let cam = [0.3, -0.2, 0.1, 0.1, 0.2, -3.0, 500.0, 320.0, 240.0, -0.1, 0.02];
    let (x, w, feature) = ([0.5, -0.3, 1.0], 0.8, [300.0, 200.0]);
    let jacobian = |cam: &[f64; 11], x: &[f64; 3], w: f64| {
        let (_, record) = forward_residual(cam, x, w, &feature);
        [reverse_residual(&record, [1.0, 0.0]), reverse_residual(&record, [0.0, 1.0])]
    };
    for (still, cam) in
        [(false, cam), (true, [0.0, 0.0, 0.0, 0.1, 0.2, -3.0, 500.0, 320.0, 240.0, -0.1, 0.02])]
    {
        for (row, (c, p, w_adj)) in jacobian(&cam, &x, w).into_iter().enumerate() {
            let all = [&cam[..], &x, &[w]].concat();
            let f = |v: &[f64]| {
                residual(v[..11].try_into().unwrap(), v[11..14].try_into().unwrap(), v[14], &feature)[row]
            };
            // Without a rotation the branch is taken at that point alone.
            if !still {
                check("residual", &all, &f, &[&c[..], &p, &[w_adj]].concat());
            }
            assert!(c.iter().all(|c| c.is_finite()));
        }
    }
    // particle: the published points
    for (w, objective, derivative) in [
        (0.0, 3.199079002508, -19.40463645003),
        (0.1, 1.171779285067, -18.55420913347),
        (0.5, 26.29962405193, 264.1919027636),
        (1.0, 6056.148752971, 133476.9220556),
    ] {
        assert!((particle(w) / objective - 1.0).abs() < 1e-9, "particle({w})");
        assert!(
            (grad_particle(w) / derivative - 1.0).abs() < 1e-9,
            "grad_particle({w}): {}",
            grad_particle(w)
        );
    }
    let wide = numbers(100_000, 7);
    let few = numbers(16, 8);
    let rates = numbers(100, 9);
    check("lse", &wide[..100], &|x| lse(x), &grad_lse(&wide[..100]));
    check("llsq", &few, &|x| llsq(x, 200), &grad_llsq(&few, 200));
    let last = |y: Vec<f64>| y[y.len() - 1];
    let grad_ode = |x: &[f64], steps: usize| {
        let (y, record) = forward_ode(x, steps);
        let seed: Vec<f64> = (1..=y.len()).map(|i| if i == y.len() { 1.0 } else { 0.0 }).collect();
        reverse_ode(&record, &seed)
    };
    check("ode", &rates[..6], &|x| last(ode(x, 7)), &grad_ode(&rates[..6], 7));
    // A mixture of Gaussians, and a determinant.
    let (dims, parts, count) = (10, 25, 200);
    let triangle = dims * (dims - 1) / 2;
    let centred =
        |n: usize, seed: u64| -> Vec<f64> { numbers(n, seed).iter().map(|u| 2.0 * u - 1.0).collect() };
    let (alpha, mu, q) = (centred(parts, 10), centred(parts * dims, 11), centred(parts * dims, 12));
    let (below, sample) = (centred(parts * triangle, 13), centred(count * dims, 14));
    let of = |x: &[f64]| {
        let (alpha, x) = x.split_at(parts);
        let (mu, x) = x.split_at(parts * dims);
        let (q, l) = x.split_at(parts * dims);
        gmm(alpha, mu, q, l, &sample, dims, 0.7, 1)
    };
    let by = grad_gmm(&alpha, &mu, &q, &below, &sample, dims, 0.7, 1);
    check("gmm", &[&alpha[..], &mu, &q, &below].concat(), &of, &[by.0, by.1, by.2, by.3].concat());
    let matrix = numbers(64, 15);
    check("det", &matrix, &|a| det(a, 8), &grad_det(&matrix, 8));
    let (theta, hand, nearest, targets) = synthetic(500);
    if !measured {
        return;
    }
    println!("| function                 |    primal ns |  gradient ns |  ratio |");
    println!("|--------------------------|-------------:|-------------:|-------:|");
    let mut g = vec![0.0; centres.len()];
    line(
        "kmeans k10 n1000 d8",
        &mut || {
            black_box(kmeans(black_box(&centres), &points, d));
        },
        &mut || grad_kmeans_into(black_box(&centres), &points, d, &mut g),
    );
    let (mut gm, mut ge) = (vec![0.0; main.len()], vec![0.0; extra.len()]);
    line(
        "lstm l2 b14 c64",
        &mut || {
            black_box(lstm(black_box(&main), &extra, &state, &bits, l, b, c));
        },
        &mut || grad_lstm_into(black_box(&main), &extra, &state, &bits, l, b, c, &mut gm, &mut ge),
    );
    line(
        "ba residual, 2 x 15",
        &mut || {
            black_box(residual(black_box(&cam), &x, w, &feature));
        },
        &mut || {
            black_box(jacobian(black_box(&cam), &x, w));
        },
    );
    line(
        "particle",
        &mut || {
            black_box(particle(black_box(0.2)));
        },
        &mut || {
            black_box(grad_particle(black_box(0.2)));
        },
    );
    let mut g = vec![0.0; wide.len()];
    line(
        "lse n100000",
        &mut || {
            black_box(lse(black_box(&wide)));
        },
        &mut || grad_lse_into(black_box(&wide), &mut g),
    );
    let mut g = vec![0.0; few.len()];
    line(
        "llsq n2000 m16",
        &mut || {
            black_box(llsq(black_box(&few), 2000));
        },
        &mut || grad_llsq_into(black_box(&few), 2000, &mut g),
    );
    line(
        "ode n100 s100",
        &mut || {
            black_box(ode(black_box(&rates), 100));
        },
        &mut || {
            black_box(grad_ode(black_box(&rates), 100));
        },
    );
    line(
        "gmm d10 k25 n200",
        &mut || {
            black_box(gmm(black_box(&alpha), &mu, &q, &below, &sample, dims, 0.7, 1));
        },
        &mut || {
            black_box(grad_gmm(black_box(&alpha), &mu, &q, &below, &sample, dims, 0.7, 1));
        },
    );
    line(
        "det 8",
        &mut || {
            black_box(det(black_box(&matrix), 8));
        },
        &mut || {
            black_box(grad_det(black_box(&matrix), 8));
        },
    );
    line(
        "ht, 26 columns, 500 points",
        &mut || {
            black_box(hand_tracking::simple(black_box(&theta), &hand, &nearest, &targets));
        },
        &mut || {
            black_box(hand_tracking::jacobian_simple(black_box(&theta), &hand, &nearest, &targets));
        },
    );
}
