//! What is no number in the state: generators of random numbers, text, enums, options, and types that are nowhere written down.
use super::*;
use rand::rngs::{SmallRng, StdRng};
use rand::{Rng, SeedableRng};

both! {
    /// A generator whose type nobody wrote, made from a number of the caller's.
    untyped_generator(x: f64, n: usize, seed: u64) -> f64 {
        let mut generator = StdRng::seed_from_u64(seed);
        let mut y = x;
        #[checkpoint(snapshots = 2)]
        for _ in 0..n {
            let noise: f64 = generator.random();
            y = (y + 0.1 * noise).sin() * x;
        }
        y
    } at (0.7, 0, 3), (0.7, 1, 3), (0.7, 2, 4), (-0.7, 3, 4), (0.7, 7, 5)
}

both! {
    /// Two generators, one seeded from the other, in a loop of unknown length.
    two_generators(x: f64, n: usize) -> f64 {
        let mut first: SmallRng = SmallRng::seed_from_u64(11);
        let mut second = SmallRng::from_rng(&mut first);
        let mut y = x;
        let mut k = 0;
        #[checkpoint]
        while k < n {
            let a: f64 = first.random();
            let b: f64 = second.random_range(-1.0..1.0);
            y = (y + 0.1 * a * b).sin() + x;
            k += 1;
        }
        y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.7, 7)
}

#[autodiff::differentiate]
fn stochastic<R: Rng + Clone + Send + Sync + std::panic::UnwindSafe + std::panic::RefUnwindSafe + 'static>(
    x: f64,
    #[constant] generator: &mut R,
    n: usize,
) -> f64 {
    let mut y = x;
    #[checkpoint(every = 2)]
    for _ in 0..n {
        let noise: f64 = generator.random();
        y = (y + 0.1 * noise).sin() * x;
    }
    y
}

/// `impl Rng` of the caller's: the gradient is that of the same noise, and the caller's generator is where the function left it.
#[test]
fn generic_generators() {
    for n in [0, 1, 2, 3, 7] {
        let at = |x: f64| stochastic(x, &mut StdRng::seed_from_u64(5), n);
        let mut generator = StdRng::seed_from_u64(5);
        let gradient = grad_stochastic(0.7, &mut generator, n);
        let h = 1e-6;
        assert!((gradient - (at(0.7 + h) - at(0.7 - h)) / (2.0 * h)).abs() < 1e-8);
        let mut other = StdRng::seed_from_u64(5);
        let (value, record) = forward_stochastic(0.7, &mut other, n);
        assert_eq!(value, at(0.7));
        assert_eq!(generator, other);
        assert_eq!(reverse_stochastic(&record, 1.0), gradient);
        assert_eq!(reverse_stochastic(&record, 1.0), gradient);
    }
}

both! {
    /// Text that is put together round by round, and decides something.
    text(x: f64, n: usize) -> f64 {
        let mut log = String::new();
        let mut label = format!("{n}");
        let mut y = x;
        #[checkpoint]
        for i in 0..n {
            log.push_str("ab");
            label = format!("{label}{i}");
            let length = log.len() + label.len();
            y = (y * x + 0.1 * length as f64).sin();
        }
        y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.7, 12)
}

both! {
    /// A piece of text that is another one in every round.
    slices_of_text(x: f64, n: usize) -> f64 {
        let mut name = "even";
        let mut y = x;
        #[checkpoint(snapshots = 2)]
        for i in 0..n {
            y = (y * x + name.len() as f64).sin();
            name = if i % 3 == 0 { "odd" } else { "neither" };
        }
        y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.7, 7)
}

/// What a machine does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Mode {
    Up,
    Down(usize),
}

fn next(mode: Mode, high: bool) -> Mode {
    match mode {
        Mode::Up if high => Mode::Down(2),
        Mode::Down(0) => Mode::Up,
        Mode::Down(k) => Mode::Down(k - 1),
        Mode::Up => Mode::Up,
    }
}

both! {
    /// An enum without derivatives.
    machines(x: f64, n: usize) -> f64 {
        let mut mode = Mode::Up;
        let mut y = x;
        #[checkpoint]
        for _ in 0..n {
            y = match mode {
                Mode::Up => y * 1.3 + 0.1,
                Mode::Down(_) => y * x * 0.5,
            };
            mode = next(mode, y > 1.0);
        }
        y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.7, 12)
}

#[derive(Clone, Debug, PartialEq, autodiff::Differentiable)]
enum Shape {
    Disc(f64),
    Box { a: f64, b: f64 },
}

both! {
    /// An enum with derivatives in it, made anew in every round.
    shapes(x: f64, n: usize) -> f64 {
        let mut shape: Shape = Shape::Disc(x);
        let mut y = x;
        #[checkpoint(every = 2)]
        for i in 0..n {
            let size: f64 = match &shape {
                Shape::Disc(r) => r * r,
                Shape::Box { a, b } => a * b,
            };
            y = (y + size).sin();
            shape = if i % 3 == 1 { Shape::Disc(size * y) } else { Shape::Box { a: y, b: x } };
        }
        match &shape {
            Shape::Disc(r) => r * y,
            Shape::Box { a, b } => a * b * y,
        }
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.7, 7)
}

both! {
    /// What may be there or not.
    options(x: f64, n: usize) -> f64 {
        let mut best: Option<f64> = None;
        let mut last: Option<usize> = None;
        let mut y = x;
        #[checkpoint]
        for i in 0..n {
            y = (y * 1.7 + 0.1 * i as f64).sin();
            match best {
                Some(b) if b >= y => {}
                _ => {
                    best = Some(y * x);
                    last = Some(i);
                }
            }
            if let Some(k) = last { y += 0.01 * k as f64; }
        }
        y + best.unwrap_or(x * x)
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.7, 7)
}

/// A queue that only the user knows.
#[derive(Clone, Default)]
struct Queue(std::collections::VecDeque<usize>);

impl Queue {
    fn push(&mut self, k: usize) {
        self.0.push_back(k);
        if self.0.len() > 3 {
            self.0.pop_front();
        }
    }
    fn weight(&self) -> f64 {
        self.0.iter().map(|k| *k as f64).sum()
    }
}

both! {
    /// A value of a type that is cloned, untyped.
    queues(x: f64, n: usize) -> f64 {
        let mut queue = Queue::default();
        let mut y = x;
        #[checkpoint(snapshots = 3)]
        for i in 0..n {
            queue.push(i);
            let weight: f64 = queue.weight();
            y = (y * x + 0.1 * weight).sin();
        }
        y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.7, 9)
}

both! {
    /// Small integers, letters, whole tuples.
    small(x: f64, n: usize) -> f64 {
        let mut a = 250_u8;
        let mut c = 'a';
        let mut pair = (0_usize, x);
        let mut y = x;
        #[checkpoint(snapshots = 2)]
        for i in 0..n {
            a = a.wrapping_add(3);
            c = if c == 'a' { 'b' } else { 'a' };
            pair = (pair.0 + i, pair.1 * x);
            y = (y + f64::from(a) * 0.01 + if c == 'a' { pair.1 } else { pair.0 as f64 }).sin();
        }
        y * pair.1
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.7, 7)
}
