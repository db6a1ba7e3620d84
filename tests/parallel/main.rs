//! Parallel iterators of rayon's: their gradients are those of the same program with iterators of `std`, whatever the number of
//! threads, and bitwise the same for any number of them.
#![allow(clippy::needless_range_loop, clippy::too_many_arguments)]

mod around;
mod programs;
mod shapes;

use rayon::ThreadPoolBuilder;

/// The lengths that rounds are tried with.
pub(crate) const LENGTHS: [usize; 9] = [0, 1, 2, 3, 7, 63, 64, 65, 1000];

/// Numbers of both signs, none of them round.
pub(crate) fn numbers(n: usize, step: usize) -> Vec<f64> {
    (0..n).map(|k| ((k * step + 3) % 29) as f64 / 13.0 - 1.1).collect()
}

/// What a call gives with 1, 2 and 4 threads: bitwise the same.
pub(crate) fn with_threads(call: impl Fn() -> Vec<f64> + Sync) -> Vec<f64> {
    let run = |threads: usize| {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("a pool of threads");
        pool.install(&call)
    };
    let one = run(1);
    for threads in [2, 4] {
        let more = run(threads);
        let same = one.len() == more.len() && one.iter().zip(&more).all(|(a, b)| a.to_bits() == b.to_bits());
        assert!(same, "{threads} threads: {more:?} is not {one:?}");
    }
    one
}

#[track_caller]
pub(crate) fn close(what: &str, got: &[f64], expected: &[f64]) {
    assert_eq!(got.len(), expected.len(), "{what}");
    let largest = expected.iter().fold(1.0_f64, |m, x| m.max(x.abs()));
    for (k, (a, b)) in got.iter().zip(expected).enumerate() {
        assert!((a - b).abs() <= 1e-13 * largest, "{what}, entry {k}: {a:e} is not {b:e}");
    }
}
