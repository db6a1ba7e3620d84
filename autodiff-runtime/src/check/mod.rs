//! A differentiated function and a point go in; whether its gradient is right comes out, by comparison with differences of the function
//! itself.
//!
//! # In a test
//!
//! `assert_gradient!(f, x = 1.2, y = [0.3, -0.7])` checks everything the attribute generated for `f` at that point and panics with a
//! table that names the parameter at fault; `check_gradient!` gives the same as a [`GradReport`]. `assert_jacobian!` does so for functions
//! with several outputs. [`assert_gradient_eq!`](crate::assert_gradient_eq) compares two gradients that are both given.
//!
//! [`GradCheck`] is the same check for functions that no macro can call: of a flat point, behind a closure, written by hand.
//!
//! ```
//! use autodiff::check::{GradCheck, Mode};
//!
//! let bowl = |w: &[f64]| w.iter().map(|w| (3.0 * w - 6.0).powi(2)).sum();
//! let sweep = |w: &[f64], seed: f64| w.iter().map(|w| seed * 6.0 * (3.0 * w - 6.0)).collect();
//! let point = vec![0.75; 1000];
//! let report = GradCheck::new("bowl", bowl, sweep).at(&point).mode(Mode::Directions(4)).run();
//! report.assert();
//! assert!(report.evaluations() < 100);
//! ```
//!
//! # What is checked
//!
//! | at each point | how |
//! |---|---|
//! | the differentiated function computes the function's own value | bit by bit |
//! | two calls, and two sweeps, give the same | bit by bit |
//! | the sweep is linear in its seed: seed 2 gives twice, seed 0 gives 0 and no NaN | exactly |
//! | functions that give value and gradient at once agree with the sweep | within rounding |
//! | every derivative, or a few random directions | against [`derivative`], within its error estimate and a small tolerance |
//!
//! A kink is no excuse and no failure: the derivative must lie between the slopes of the two sides, and then the point is moved off the
//! kink and must pass there. What differences cannot see sharply enough is *inconclusive*, and never a pass.
//!
//! # How a slope is found
//!
//! ```text
//! line ──▶ richardson ──▶ ladder ──▶ full | directions ──▶ point ──▶ report
//! samples  best entry of   confirms;  compare, move off    faults    table
//!          a table         else descent, edge   kinks
//! ```
//!
//! No step is right for every function: [`derivative`] halves it, extrapolates, keeps the entry whose estimated error is least, and then
//! looks again much closer to the point before it believes what it found. The measurements are in `docs/gradient-check.md`.

#[cfg(feature = "approx")]
mod approximate;
mod argument;
mod descent;
mod directions;
mod edge;
mod equal;
mod expansion;
mod fault;
mod flatten;
mod full;
mod grad_check;
mod judge;
mod ladder;
mod line;
mod point;
mod problem;
mod random;
mod report;
mod richardson;
mod sample;
mod seed;
mod table;

#[cfg(feature = "approx")]
pub use approximate::Gradient;
pub use equal::{Unequal, assert_equal, compare};
pub use fault::Fault;
pub use flatten::{Flat, Flatten};
pub use grad_check::{GradCheck, Progress};
pub use judge::{AtKinks, Component, Moved, Verdict};
pub use ladder::{Estimate, Ladder, Shape, derivative};
pub use line::Precision;
pub use point::PointReport;
pub use problem::Mode;
pub use random::Rng;
pub use report::GradReport;

/// What the macros write; not for use by hand.
#[doc(hidden)]
pub mod private {
    pub use super::argument::{Argument, Buffer, Element, Float, One, argument};
    pub use super::expansion::{
        Arguments, Distribution, Forward, Outputs, forward, gradient, jacobian, outputs, wide,
    };
    pub use super::sample::{
        FieldIn, Refill, RefillFloats, RefillNothing, Sample, SampleOf, SampleOfCloneable, SampleOfNothing,
    };
    pub use super::seed::{Cursor, Seed, Seeds, seed};
}
