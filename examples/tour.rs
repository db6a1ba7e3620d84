//! A tour of the language that `#[differentiate]` takes, a small function for each part of it, every gradient checked
//! against differences.
//!
//! ```text
//! cargo run --release --example tour
//! ```
//!
//! Each part prints a line such as
//!
//! ```text
//! closures that change what they capture   value     1.6825   gradient [1.8250, 0.6000]
//! ```

use autodiff::{Differentiable, assert_gradient, differentiate};
use num_traits::Float;

// ---- Iterators and closures ----

/// A weighted sum of squares, as a chain: it becomes a plain loop.
#[differentiate]
fn chain(x: &[f64], w: &[f64]) -> f64 {
    x.iter().zip(w).filter(|(x, _)| **x > 0.0).map(|(x, w)| w * x * x).sum()
}

/// The largest slope between neighbours.
#[differentiate]
fn steepest(x: &[f64]) -> f64 {
    x.windows(2).map(|w| (w[1] - w[0]).abs()).fold(f64::MIN, f64::max)
}

#[differentiate]
fn accumulate(x: f64, y: f64) -> f64 {
    let mut sum = 0.0;
    let mut add = |t: f64| sum += t * t;
    add(x);
    add(x * y);
    add(0.5);
    sum
}

// ---- Vectors that grow ----

/// The median of some numbers: the derivative goes where the middle one came from.
#[differentiate]
fn median(x: &[f64]) -> f64 {
    let mut sorted = x.to_vec();
    sorted.sort_by(|a, b| a.total_cmp(b));
    let n = sorted.len();
    if n % 2 == 1 { sorted[n / 2] } else { 0.5 * (sorted[n / 2 - 1] + sorted[n / 2]) }
}

/// A continued fraction on a stack of its own.
#[differentiate]
fn continued_fraction(x: f64, depth: usize) -> f64 {
    let mut stack = Vec::with_capacity(depth);
    for k in 0..depth {
        stack.push(x + k as f64);
    }
    let mut value = 1.0;
    while let Some(top) = stack.pop() {
        value = top + 1.0 / value;
    }
    value
}

// ---- Structs and methods ----

/// A damped spring.
#[derive(Clone, Debug, Differentiable)]
struct Spring {
    stiffness: f64,
    damping: f64,
}

#[differentiate]
impl Spring {
    fn force(&self, x: f64, v: f64) -> f64 {
        -self.stiffness * x - self.damping * v
    }

    /// How far the spring swings after some steps.
    fn swing(&self, start: f64, steps: usize) -> f64 {
        let (mut x, mut v) = (start, 0.0);
        for _ in 0..steps {
            v += 0.1 * self.force(x, v);
            x += 0.1 * v;
        }
        x
    }
}

// ---- Structs and enums that are made inside ----

/// Where a body is and how fast it goes.
#[derive(Clone, Copy, Debug, Differentiable)]
struct State {
    at: f64,
    speed: f64,
}

/// What pulls it back.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
enum Pull {
    Linear(f64),
    Cubic { stiffness: f64, limit: f64 },
    None,
}

#[differentiate]
impl State {
    fn moved(&self, by: &State, h: f64) -> State {
        State { at: self.at + h * by.at, speed: self.speed + h * by.speed }
    }
}

#[differentiate]
fn pulled(pull: &Pull, x: f64) -> f64 {
    match pull {
        Pull::Linear(k) => -k * x,
        Pull::Cubic { stiffness, limit } => -stiffness * x * x * x / (limit + x * x),
        Pull::None => 0.0,
    }
}

/// Where the body is after some steps of Heun's method.
#[differentiate]
fn travel(start: State, pull: &Pull, steps: usize) -> f64 {
    let h = 0.1;
    let mut now = start;
    for _ in 0..steps {
        let first = State { at: now.speed, speed: pulled(pull, now.at) };
        let guess = now.moved(&first, h);
        let second = State { at: guess.speed, speed: pulled(pull, guess.at) };
        now = now.moved(&first, 0.5 * h).moved(&second, 0.5 * h);
    }
    now.at
}

// ---- Fallible functions ----

/// Why there is no volatility.
#[derive(Debug, PartialEq)]
enum Trouble {
    Empty,
    Negative(usize),
}

#[differentiate]
fn mean_of_logs(x: &[f64]) -> Result<f64, Trouble> {
    if x.is_empty() {
        return Err(Trouble::Empty);
    }
    let mut sum = 0.0;
    for (k, v) in x.iter().enumerate() {
        if *v <= 0.0 {
            return Err(Trouble::Negative(k));
        }
        sum += v.ln();
    }
    Ok(sum / x.len() as f64)
}

#[differentiate]
fn geometric_mean(x: &[f64]) -> Result<f64, Trouble> {
    let mean = mean_of_logs(x)?;
    Ok(mean.exp())
}

// ---- Generic functions ----

/// Horner's rule, for `f32`, `f64` and any other float.
#[differentiate]
fn horner<T: Float, const N: usize>(x: T, coefficients: &[T; N]) -> T {
    let mut value = T::zero();
    for k in (0..N).rev() {
        value = value * x + coefficients[k];
    }
    value
}

// ---- Functions that the macro cannot see into ----

/// Stands for another crate.
mod special {
    /// The error function, by its series.
    pub fn erf(x: f64) -> f64 {
        let mut term = x;
        let mut sum = x;
        for n in 1..80 {
            term *= -x * x / f64::from(n);
            sum += term / f64::from(2 * n + 1);
        }
        sum * std::f64::consts::FRAC_2_SQRT_PI
    }
}

#[differentiate(derivative(x = std::f64::consts::FRAC_2_SQRT_PI * (-x * x).exp()), check(x in -2.0..2.0; points = 20))]
fn erf(x: f64) -> f64 {
    special::erf(x)
}

#[differentiate]
fn normal_cdf(x: f64, mean: f64, sigma: f64) -> f64 {
    0.5 * (1.0 + erf((x - mean) / (sigma * std::f64::consts::SQRT_2)))
}

fn show(what: &str, value: f64, gradient: &[f64]) {
    let entries: Vec<String> = gradient.iter().map(|g| format!("{g:.4}")).collect();
    println!("{what:40} value {value:10.4}   gradient [{}]", entries.join(", "));
}

fn main() {
    let (x, w) = ([0.5, -1.0, 2.0], [1.0, 2.0, -0.5]);
    assert_gradient!(chain, x = [0.5, -1.0, 2.0], w = [1.0, 2.0, -0.5]);
    let (dx, dw) = grad_chain(&x, &w);
    show("a chain of iterators", chain(&x, &w), &[dx, dw].concat());

    assert_gradient!(steepest, x = [0.5, -1.0, 2.0]);
    show("the steepest step", steepest(&x), &grad_steepest(&x));

    assert_gradient!(accumulate, x = 0.5, y = 1.2);
    let (dx, dy) = grad_accumulate(0.5, 1.2);
    show("closures that change what they capture", accumulate(0.5, 1.2), &[dx, dy]);

    assert_gradient!(median, x = [0.5, -1.0, 2.0, 0.25]);
    let four = [0.5, -1.0, 2.0, 0.25];
    show("a median", median(&four), &grad_median(&four));

    assert_gradient!(continued_fraction, x = 0.7, depth = 5);
    show("a stack", continued_fraction(0.7, 5), &[grad_continued_fraction(0.7, 5)]);

    // The gradient of a struct is a struct.
    let spring = Spring { stiffness: 3.0, damping: 0.4 };
    let (slopes, start) = spring.grad_swing(1.0, 20);
    let h = 1e-6;
    let moved = |h: f64| Spring { stiffness: 3.0 + h, ..spring.clone() }.swing(1.0, 20);
    assert!((slopes.stiffness - (moved(h) - moved(-h)) / (2.0 * h)).abs() < 1e-8);
    show("methods", spring.swing(1.0, 20), &[slopes.stiffness, slopes.damping, start]);

    // The gradient of an enum has the variant of the point.
    let (start, pull) = (State { at: 1.0, speed: 0.5 }, Pull::Cubic { stiffness: 2.0, limit: 1.5 });
    let (from, by) = grad_travel(start, &pull, 20);
    let PullTangent::Cubic { stiffness, limit } = by else { panic!("the variant of the point") };
    let moved = |h: f64| travel(start, &Pull::Cubic { stiffness: 2.0 + h, limit: 1.5 }, 20);
    assert!((stiffness - (moved(h) - moved(-h)) / (2.0 * h)).abs() < 1e-8);
    assert_eq!(grad_travel(start, &Pull::None, 20).1, PullTangent::None);
    let all = [from.at, from.speed, stiffness, limit];
    show("structs and enums made inside", travel(start, &pull, 20), &all);

    // A function that can fail has a gradient that can fail.
    let positive = [1.0, 2.0, 4.0];
    let gradient = grad_geometric_mean(&positive).expect("all are positive");
    show("a function that can fail", geometric_mean(&positive).expect("all are positive"), &gradient);
    assert_eq!(grad_geometric_mean(&x), Err(Trouble::Negative(1)));
    assert_eq!(grad_geometric_mean(&[]), Err(Trouble::Empty));

    let (dx, dc) = grad_horner(0.5_f32, &[1.0, -2.0, 3.0]);
    let all: Vec<f64> = std::iter::once(&dx).chain(&dc).map(|d| f64::from(*d)).collect();
    show("a generic function, in f32", f64::from(horner(0.5_f32, &[1.0, -2.0, 3.0])), &all);

    assert_gradient!(normal_cdf, x = 0.3, mean = -0.1, sigma = 1.5);
    let (dx, dm, ds) = grad_normal_cdf(0.3, -0.1, 1.5);
    show("a derivative given by hand", normal_cdf(0.3, -0.1, 1.5), &[dx, dm, ds]);
}
