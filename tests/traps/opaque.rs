//! Functions without derivative that are not functions of their arguments: each call happens once, in the
//! forward sweep.

use std::cell::Cell;

use autodiff::differentiate;

use crate::common::assert_close;

thread_local!(static STATE: Cell<u64> = const { Cell::new(1) });

/// A linear congruential generator: another number each time.
fn rng() -> f64 {
    STATE.set(STATE.get().wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407));
    (STATE.get() >> 40) as f64 / (1_u64 << 24) as f64
}

/// Runs with the generator in a known state; gives the state afterwards beside the result.
fn seeded<T>(f: impl FnOnce() -> T) -> (T, u64) {
    STATE.set(42);
    let result = f();
    (result, STATE.get())
}

/// Rounds that do not depend on each other, and could be run again.
#[differentiate]
fn noisy_sum(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for &v in x {
        s += rng() * v * v;
    }
    s
}

/// The number decides the way, and stands in a nonlinear place.
#[differentiate]
fn noisy_choice(x: f64, n: usize) -> f64 {
    let mut s = x;
    for _ in 0..n {
        let r = rng();
        if rng() < 0.5 {
            s = (s * r).sin();
        } else {
            s += r * x;
        }
    }
    s * rng()
}

#[test]
fn opaque_calls_happen_once() {
    for x in [&[][..], &[1.5], &[0.5, -2.0], &[1.0, -0.5, 2.0, 0.25, -1.0, 1.5, 3.0]] {
        let (draws, _) = seeded(|| [(); 7].map(|()| rng()));
        let (value, after) = seeded(|| noisy_sum(x));
        let want: Vec<f64> = (0..x.len()).map(|i| 2.0 * draws[i] * x[i]).collect();
        let (gradient, state) = seeded(|| grad_noisy_sum(x));
        assert_eq!(state, after);
        assert_close(gradient, want.clone());
        let ((other, record), state) = seeded(|| forward_noisy_sum(x));
        assert_eq!((other, state), (value, after));
        let (gradient, state) = seeded(|| reverse_noisy_sum(&record, 1.0));
        assert_eq!(state, 42, "the reverse sweep draws nothing");
        assert_close(gradient, want);
    }
}

#[test]
fn opaque_choices_happen_once() {
    for n in [0, 1, 2, 3, 7] {
        for x in [0.75, -1.25] {
            let (value, after) = seeded(|| noisy_choice(x, n));
            // The chain rule with the same draws.
            let (want, _) = seeded(|| {
                let (mut s, mut ds) = (x, 1.0);
                for _ in 0..n {
                    let r = rng();
                    if rng() < 0.5 {
                        (s, ds) = ((s * r).sin(), (s * r).cos() * r * ds);
                    } else {
                        (s, ds) = (s + r * x, ds + r);
                    }
                }
                ds * rng()
            });
            let (gradient, state) = seeded(|| value_and_grad_noisy_choice(x, n));
            assert_eq!((gradient.0, state), (value, after));
            assert_close(gradient.1, want);
        }
    }
}

/// Something of the user's that changes under a method.
struct Schedule {
    rate: f64,
    rounds: usize,
}

impl Schedule {
    fn advance(&mut self) {
        self.rounds += 1;
        self.rate *= 0.5;
    }
}

#[differentiate]
fn annealed(x: f64, n: usize) -> f64 {
    let mut schedule: Schedule = Schedule { rate: 2.0, rounds: 0 };
    let mut y = x;
    for _ in 0..n {
        let rate: f64 = schedule.rate;
        y = (y * rate).sin();
        schedule.advance();
    }
    y
}

impl Schedule {
    fn next_rate(&mut self) -> f64 {
        self.rate *= 0.5;
        self.rate
    }
}

/// The same through a method that gives something.
#[differentiate]
fn cooled(x: f64, n: usize) -> f64 {
    let mut schedule: Schedule = Schedule { rate: 2.0, rounds: 0 };
    let mut y = x;
    for _ in 0..n {
        let rate: f64 = schedule.rate;
        let next: f64 = schedule.next_rate();
        y = (y * rate).sin() + next;
    }
    y
}

/// What a method may have changed is not read again in the reverse sweep.
#[test]
fn a_method_changes_its_receiver() {
    for n in [0, 1, 2, 3, 7] {
        for x in [0.75, -1.25] {
            let (mut y, mut slope, mut rate): (f64, f64, f64) = (x, 1.0, 2.0);
            for _ in 0..n {
                (y, slope) = ((y * rate).sin(), (y * rate).cos() * rate * slope);
                rate *= 0.5;
            }
            assert_close(grad_annealed(x, n), slope);
            let (mut y, mut slope, mut rate): (f64, f64, f64) = (x, 1.0, 2.0);
            for _ in 0..n {
                (y, slope) = ((y * rate).sin() + rate * 0.5, (y * rate).cos() * rate * slope);
                rate *= 0.5;
            }
            assert_close(grad_cooled(x, n), slope);
            let (value, record) = forward_cooled(x, n);
            assert_eq!(value, y);
            assert_close(reverse_cooled(&record, -2.0), -2.0 * slope);
        }
        for x in [0.75, -1.25] {
            let (mut y, mut slope, mut rate): (f64, f64, f64) = (x, 1.0, 2.0);
            for _ in 0..n {
                (y, slope) = ((y * rate).sin(), (y * rate).cos() * rate * slope);
                rate *= 0.5;
            }
            let (value, record) = forward_annealed(x, n);
            assert_eq!(value, y);
            assert_close(reverse_annealed(&record, -2.0), -2.0 * slope);
        }
    }
}
