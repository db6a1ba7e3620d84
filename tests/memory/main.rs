//! What checkpointed loops take at most, by an allocator that counts: as much as they should.
//!
//! One test: memory is counted for the whole process.
#[path = "../../benches/checkpoint/counting.rs"]
mod counting;

use counting::{Counting, peak};

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Writes a model down with several attributes on its time loop.
macro_rules! models {
    ($($name:ident { $($attribute:tt)* })*) => {$(
        mod $name {
            use autodiff::differentiate;

            /// A state of two numbers; a round leaves a few.
            #[differentiate]
            pub fn scalars(x: f64, k: f64, n: usize) -> f64 {
                let (mut y, mut z) = (x, 0.5);
                $($attribute)*
                for _ in 0..n {
                    let t = (k * y).sin();
                    y = y * 0.9 + 0.1 * t * z;
                    z -= 0.1 * t;
                }
                y * z
            }

            /// The same, of a length that nobody knows ahead.
            #[differentiate]
            pub fn surprise(x: f64, k: f64, n: usize) -> f64 {
                let (mut y, mut z) = (x, 0.5);
                let mut i = 0;
                $($attribute)*
                while i < n {
                    let t = (k * y).sin();
                    y = y * 0.9 + 0.1 * t * z;
                    z -= 0.1 * t;
                    i += 1;
                }
                y * z
            }

            /// A state of three numbers; a round leaves a hundred times as much.
            #[differentiate]
            pub fn inner(x: f64, k: f64, n: usize) -> f64 {
                let (mut y, mut z, mut w) = (x, 0.5, 0.1);
                $($attribute)*
                for _ in 0..n {
                    for j in 0..50 {
                        let t = (k * y + 0.01 * j as f64).sin();
                        y = y * 0.99 + 0.01 * t * z;
                        w += 0.01 * t * (0.5 - w);
                    }
                    z -= 0.01 * y * w;
                }
                y * z * w
            }

            #[differentiate]
            fn pull(v: &[f64], k: f64) -> f64 {
                let mut s: f64 = 0.0;
                for i in 1..v.len() {
                    s += (k * v[i] - v[i - 1]).sin() * s.cos();
                }
                s
            }

            /// A state of forty numbers, a call that leaves twice as many.
            #[differentiate]
            pub fn calls(x: f64, k: f64, n: usize) -> f64 {
                let mut v = vec![x; 40];
                $($attribute)*
                for i in 0..n {
                    let s: f64 = pull(&v, k);
                    v[i % 40] += 0.01 * s;
                }
                v.iter().sum::<f64>()
            }
        }
    )*};
}

models! {
    all {}
    sqrt { #[checkpoint] }
    little { #[checkpoint(memory = "20 KiB")] }
    more { #[checkpoint(memory = "200 KiB")] }
    plenty { #[checkpoint(memory = "200 MiB")] }
}

/// The most that the gradient takes, in the joined and in the split form; both give the same.
macro_rules! measure {
    ($way:ident, $grad:ident, $forward:ident, $reverse:ident, $n:expr) => {{
        let n = std::hint::black_box($n);
        let (joined, gradient) = peak(|| $way::$grad(0.7, 1.3, n));
        let (split, again) = peak(|| {
            let (_, record) = $way::$forward(0.7, 1.3, n);
            $way::$reverse(&record, 1.0)
        });
        assert_eq!(format!("{gradient:?}"), format!("{again:?}"), "{} {n}", stringify!($grad));
        (joined, split, gradient)
    }};
}

/// Bytes of residuals per round, and of a state.
macro_rules! model {
    ($grad:ident, $forward:ident, $reverse:ident, $known:expr, [$($n:expr),*], state $state:expr, fixed $fixed:expr) => {{
        let (joined, split, _) = measure!(all, $grad, $forward, $reverse, 4096);
        // Vectors whose length comes as a surprise are up to twice as long as they must be.
        let name = stringify!($grad);
        for n in [$($n),*] {
            let (_, _, wanted) = measure!(all, $grad, $forward, $reverse, n);
            let (a, b, gradient) = measure!(sqrt, $grad, $forward, $reverse, n);
            assert_eq!(gradient, wanted, "{name}, {n} rounds");
            let root = n.isqrt() + usize::from(n.isqrt().pow(2) < n);
            let (per_joined, per_split) = (joined.div_ceil(4096), split.div_ceil(4096));
            // Of unknown length: segments up to √2 longer or shorter than the best.
            let slack = if $known { 1.1 } else { 1.25 };
            for (what, peak, per) in [("joined", a, per_joined), ("split", b, per_split)] {
                let formula = root * ($state + per);
                let most = slack * formula as f64 + $fixed as f64;
                assert!((peak as f64) < most, "{name}, {what}, {n} rounds: {peak} bytes, {formula} by the formula");
            }
            for (bytes, (a, b, gradient)) in [
                (20 << 10, measure!(little, $grad, $forward, $reverse, n)),
                (200 << 10, measure!(more, $grad, $forward, $reverse, n)),
                (200 << 20, measure!(plenty, $grad, $forward, $reverse, n)),
            ] {
                assert_eq!(gradient, wanted, "{name}, {n} rounds, {bytes} bytes");
                for (what, peak) in [("joined", a), ("split", b)] {
                    assert!(peak < bytes + $fixed, "{name}, {what}, {n} rounds: {peak} bytes where {bytes} are given");
                }
            }
        }
    }};
}

#[test]
fn checkpoints_take_what_they_should() {
    model!(grad_scalars, forward_scalars, reverse_scalars, true, [1, 2, 90, 100, 257, 1000, 4097, 30_000], state 16, fixed 2400);
    model!(grad_surprise, forward_surprise, reverse_surprise, false, [1, 2, 90, 100, 257, 1000, 4097, 30_000], state 24, fixed 2400);
    model!(grad_inner, forward_inner, reverse_inner, true, [1, 2, 90, 257, 1000], state 24, fixed 5600);
    model!(grad_calls, forward_calls, reverse_calls, true, [1, 2, 90, 257, 1000, 4000], state 328, fixed 5600);
}
