//! A logistic regression on all cores: the user's function uses rayon, and its gradient does, too.
//!
//! ```text
//! cargo run --release --example parallel_sum
//! ```

use autodiff::differentiate;
use rayon::prelude::*;
use std::time::{Duration, Instant};

/// The loss of weights `w`, on rows of `w.len()` features with an answer each.
#[differentiate(wrt(w))]
fn loss(w: &[f64], features: &[f64], answers: &[f64]) -> f64 {
    features
        .par_chunks(w.len())
        .zip(answers.par_iter())
        .map(|(row, answer)| {
            let z: f64 = row.iter().zip(w).map(|(x, w)| x * w).sum();
            z.exp().ln_1p() - answer * z
        })
        .sum()
}

/// The gradient with so many threads, and the best time out of a few.
fn gradient(threads: usize, w: &[f64], features: &[f64], answers: &[f64]) -> (Vec<f64>, Duration) {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool of threads");
    pool.install(|| {
        let mut best = Duration::MAX;
        let mut gradient = vec![];
        for _ in 0..9 {
            let start = Instant::now();
            gradient = grad_loss(w, features, answers);
            best = best.min(start.elapsed());
        }
        (gradient, best)
    })
}

fn main() {
    let (rows, columns) = (200_000, 10);
    let features: Vec<f64> = (0..rows * columns).map(|i| (i * 7919 % 1009) as f64 / 504.5 - 1.0).collect();
    let answers: Vec<f64> = (0..rows).map(|i| f64::from(u8::from(i * 13 % 7 < 3))).collect();
    let w: Vec<f64> = (0..columns).map(|i| 0.1 * i as f64 - 0.4).collect();

    let (one, slow) = gradient(1, &w, &features, &answers);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let (all, fast) = gradient(cores, &w, &features, &answers);
    println!(
        "one thread {slow:.1?}, {cores} threads {fast:.1?}: {:.2} times",
        slow.as_secs_f64() / fast.as_secs_f64()
    );

    // Not nearly the same: the same bits.
    assert_eq!(one, all);
    let h = 1e-5;
    let moved = |h: f64| loss(&w.iter().map(|w| w + h).collect::<Vec<_>>(), &features, &answers);
    let slope = (moved(h) - moved(-h)) / (2.0 * h);
    let sum: f64 = one.iter().sum();
    println!("the slope along (1, .., 1): {sum:.6}, by differences {slope:.6}");
    assert!((sum - slope).abs() < 1e-4 * slope.abs());
}
