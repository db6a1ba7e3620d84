//! A function of one number and a point go in; the numerical derivative comes out, with its error estimate and the shape of the
//! function there.

use super::descent::{Trend, descend};
use super::edge::{OneSided, one_sided};
use super::line::{Line, Precision, Sample};
use super::richardson::{Rung, climb, climb_from_both};

/// What the function looks like at the point, seen through differences.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Shape {
    /// One slope, the same from both sides.
    Smooth,
    /// Smooth within `distance` of the point but not much beyond: a kink, a step of a staircase or a wave lies there. The slope
    /// was taken with shorter steps.
    SmoothWithin {
        /// In units of the argument, to within a factor of about four.
        distance: f64,
    },
    /// Two different one-sided slopes.
    Kink,
    /// The value itself jumps. The one-sided slopes are those beside the jump.
    Jump,
    /// A vertical tangent: at least one one-sided slope is infinite.
    Vertical,
    /// The function is finite on one side only; the slope is that of the inside.
    DomainEdge,
    /// No slope could be made out; the estimate's value, if it has one, is a guess with an error as large as itself.
    Rough,
    /// The function's value at the point is infinite or NaN.
    Undefined,
}

impl Shape {
    /// Whether there is one slope to compare with.
    ///
    /// ```
    /// use autodiff::check::{derivative, Shape};
    /// assert!(derivative(f64::sin, 1.0).shape.is_smooth());
    /// assert_eq!(derivative(f64::abs, 0.0).shape, Shape::Kink);
    /// ```
    pub fn is_smooth(self) -> bool {
        matches!(self, Self::Smooth | Self::SmoothWithin { .. })
    }
}

/// A numerical derivative and how far it can be trusted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The slope; at a kink or jump the mean of the two sides, NaN where there is none.
    pub value: f64,
    /// Estimated absolute error of `value`, or of `left` and `right` where those differ. The true error is larger in about one
    /// case in thirty, ten times larger in about one in a thousand.
    pub error: f64,
    /// The step, in units of the argument, at which the best entry was found.
    pub step: f64,
    /// How many times the function was called.
    pub evaluations: usize,
    /// What the function looks like here.
    pub shape: Shape,
    /// Slope from the left; may be infinite; NaN where the function is not finite on that side.
    pub left: f64,
    /// Slope from the right; may be infinite; NaN where the function is not finite on that side.
    pub right: f64,
    /// A slope of ordinary size for this function here (the steepest secant over the widest step used): what an error is small
    /// against when the slope itself is zero.
    pub scale: f64,
}

/// How to difference: the precision of the function and the longest step allowed.
///
/// ```
/// use autodiff::check::Ladder;
/// // defined on (0.9, 1.1) only
/// let f = |x: f64| if (x - 1.0).abs() < 0.1 { x * x } else { f64::NAN };
/// let slope = Ladder::new().max_range(0.05).derivative(f, 1.0);
/// assert!((slope.value - 2.0).abs() < 1e-13);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Ladder {
    precision: Precision,
    reach: f64,
}

impl Default for Ladder {
    fn default() -> Self {
        Self { precision: Precision::F64, reach: f64::INFINITY }
    }
}

/// The derivative of `f` at `x` by extrapolated central differences with a step chosen as it goes.
///
/// Calls `f` about 21 times where it is smooth (15 to 50), 30 to 80 times at a kink. Never panics unless `f` does; a value that is not
/// finite is told by [`Estimate::shape`].
///
/// ```
/// use autodiff::check::derivative;
/// let slope = derivative(f64::ln, 1e-4);
/// assert!((slope.value - 1e4).abs() < 1e-8 && slope.error < 1e-7);
/// ```
pub fn derivative(f: impl FnMut(f64) -> f64, x: f64) -> Estimate {
    Ladder::new().derivative(f, x)
}

impl Ladder {
    /// Double precision, steps of any length.
    pub fn new() -> Self {
        Self::default()
    }

    /// Width of the numbers the function computes with.
    pub fn precision(mut self, precision: Precision) -> Self {
        self.precision = precision;
        self
    }

    /// The longest step, in units of the argument: for functions that must not be called far from the point.
    /// Zero, negative and NaN allow no step at all.
    pub fn max_range(mut self, range: f64) -> Self {
        self.reach = if range > 0.0 { range } else { 0.0 };
        self
    }

    /// The derivative of `f` at `x`; see [`derivative`](crate::check::derivative).
    pub fn derivative(&self, mut f: impl FnMut(f64) -> f64, x: f64) -> Estimate {
        self.estimate(&mut f, x, None)
    }

    /// The same behind a pointer, with `f(x)` where it is known.
    pub(super) fn estimate(&self, f: &mut dyn FnMut(f64) -> f64, x: f64, value: Option<f64>) -> Estimate {
        let mut line = Line::new(f, x, value, self.precision, self.reach);
        let line = &mut line;
        if !line.value.is_finite() || !line.x.is_finite() {
            return unusable(line, Shape::Undefined);
        }
        if self.reach == 0.0 {
            return unusable(line, Shape::Rough);
        }
        match climb_from_both(line) {
            Some(rung) => settle(line, rung),
            None => at_edge(line),
        }
    }
}

/// Confirms the best slope, and where it is not confirmed finds out why and tries below.
fn settle(line: &mut Line, mut rung: Rung) -> Estimate {
    let mut shape = Shape::Smooth;
    for round in 0..6 {
        let mut doubtful = doubt(line, &rung);
        if doubtful.is_some() && round == 0 {
            line.measure_unrest();
            doubtful = doubt(line, &rung);
        }
        let Some((from, failed)) = doubtful else {
            let size = rung.value.abs().max(rung.scale);
            let shape = if rung.error > 0.1 * size && size > 0.0 { Shape::Rough } else { shape };
            return found(line, shape, &rung);
        };
        let below = match descend(line, from, failed) {
            Trend::Settles { step: settled } => {
                shape = Shape::SmoothWithin { distance: settled };
                settled
            }
            Trend::Kink { left, right, error } => return apart(line, Shape::Kink, left, right, error, &rung),
            Trend::Jump { left, right, error } => return apart(line, Shape::Jump, left, right, error, &rung),
            Trend::Vertical { left, right } => return apart(line, Shape::Vertical, left, right, 0.0, &rung),
            Trend::Unclear => break,
        };
        match climb(line, below) {
            Some(next) => rung = Rung { scale: rung.scale, ..next },
            None => break,
        }
    }
    let mut rough = unusable(line, Shape::Rough);
    rough.scale = rung.scale;
    rough
}

/// Looks at a sixteenth of the step and at a sixteenth of that (a quarter where noise would hide a kink that shows): the slope must be the
/// same there, within its noise, and the one-sided slopes must have come closer. Gives the last good step and the one that failed.
fn doubt(line: &mut Line, rung: &Rung) -> Option<(f64, f64)> {
    let mut coarse = rung.sample;
    for _ in 0..2 {
        let would_hide = 64.0 * coarse.gap_noise() > coarse.gap();
        let finer = if would_hide { 4.0 } else { 16.0 };
        let Some(fine) = line.sample(coarse.step / finer) else { break };
        if !fine.finite() || !same_slope(rung, &fine) || !closer(&coarse, &fine) {
            return Some((coarse.step, fine.step));
        }
        coarse = fine;
    }
    None
}

fn same_slope(rung: &Rung, fine: &Sample) -> bool {
    let slope = fine.central();
    // The coarse difference's own error shrinks by the square of the step where the function is smooth; a quarter is generous.
    let truncation = (rung.sample.central() - rung.value).abs() / 4.0;
    let allowed = 10.0 * (fine.noise() + rung.error) + 1e-4 * slope.abs().max(rung.value.abs()) + truncation;
    (slope - rung.value).abs() <= allowed
}

fn closer(coarse: &Sample, fine: &Sample) -> bool {
    fine.gap() <= 0.5 * coarse.gap() + 2.0 * fine.gap_noise()
}

fn found(line: &Line, shape: Shape, rung: &Rung) -> Estimate {
    let Rung { value, error, sample, scale, .. } = *rung;
    let step = sample.step;
    Estimate { value, error, step, evaluations: line.evaluations, shape, left: value, right: value, scale }
}

fn apart(line: &Line, shape: Shape, left: f64, right: f64, error: f64, rung: &Rung) -> Estimate {
    let value = 0.5 * left + 0.5 * right;
    let (step, scale) = (rung.sample.step, rung.scale);
    Estimate { value, error, step, evaluations: line.evaluations, shape, left, right, scale }
}

fn unusable(line: &Line, shape: Shape) -> Estimate {
    let nan = f64::NAN;
    Estimate {
        value: nan,
        error: f64::INFINITY,
        step: nan,
        evaluations: line.evaluations,
        shape,
        left: nan,
        right: nan,
        scale: 0.0,
    }
}

/// One side is not finite however short the step: the slope is that of the other side.
fn at_edge(line: &mut Line) -> Estimate {
    let first = line.natural_step();
    let (shortest, mut sides) = (line.smallest_step() * 4.0, (true, true));
    if let Some(sample) = line.sample(shortest) {
        sides = (sample.finite_below(), sample.finite_above());
    }
    let mut look = |wanted: bool, step: f64| if wanted { one_sided(line, step) } else { OneSided::Nothing };
    let (left, right) = (look(sides.0, -first), look(sides.1, first));
    let slope = |side: OneSided| match side {
        OneSided::Slope { value, .. } | OneSided::Vertical { value } => value,
        OneSided::Nothing => f64::NAN,
    };
    let mut estimate = unusable(line, Shape::DomainEdge);
    (estimate.left, estimate.right) = (slope(left), slope(right));
    match (left, right) {
        (OneSided::Slope { value, error, step, scale }, OneSided::Nothing)
        | (OneSided::Nothing, OneSided::Slope { value, error, step, scale }) => {
            (estimate.value, estimate.error, estimate.step, estimate.scale) = (value, error, step, scale);
        }
        (OneSided::Vertical { value }, OneSided::Nothing)
        | (OneSided::Nothing, OneSided::Vertical { value }) => {
            (estimate.value, estimate.error, estimate.shape) = (value, 0.0, Shape::Vertical);
        }
        _ => estimate.shape = Shape::Rough,
    }
    estimate
}
