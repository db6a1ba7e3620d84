//! A line and a step at which something looked wrong go in; what the one-sided slopes do as the step shrinks comes out: they
//! meet, they stay apart, or they grow.

use super::line::{Line, Sample};
use super::richardson::Row;

/// What becomes of the slopes as the step goes to zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Trend {
    /// Both sides agree with each other and with the step before, from this step down.
    Settles { step: f64 },
    /// The slopes keep their distance into the noise.
    Kink { left: f64, right: f64, error: f64 },
    /// A side grows like 1/h: the value itself jumps. `left` and `right` are the slopes beside the jump.
    Jump { left: f64, right: f64, error: f64 },
    /// A side grows more slowly than 1/h: a vertical tangent, with infinite slopes on the sides that grow.
    Vertical { left: f64, right: f64 },
    /// Nothing that has a name, or no step left to look at.
    Unclear,
}

/// Growth per division of the step by four: above the first a slope goes to infinity, above the second the value jumps.
const GROWS: f64 = 1.4;
const JUMPS: f64 = 2.9;

/// Follows the slopes from `from` down by factors of four, until rounding noise drowns what the step before still showed. They may settle at the step `failed`, at which they looked wrong, or below.
pub(super) fn descend(line: &mut Line, from: f64, failed: f64) -> Trend {
    let mut samples: Vec<Sample> = Vec::new();
    let mut h = from;
    while h >= line.smallest_step() {
        let Some(sample) = line.sample(h) else { break };
        h *= 0.25;
        if !sample.finite() {
            samples.clear();
            continue;
        }
        if let Some(before) = samples.last() {
            if visible(before) && 5.0 * sample.gap_noise() > before.gap() {
                break;
            }
            if sample.step <= failed && settled(before, &sample) {
                return Trend::Settles { step: sample.step };
            }
            if sample.noise() > 0.1 * before.steepest().max(sample.steepest()) {
                break;
            }
        }
        samples.push(sample);
    }
    classify(line, &samples)
}

fn visible(sample: &Sample) -> bool {
    sample.gap() > 5.0 * sample.gap_noise()
}

fn settled(before: &Sample, now: &Sample) -> bool {
    let (a, b) = (before.central(), now.central());
    let agree = (a - b).abs() <= 0.1 * a.abs().max(b.abs()) + 4.0 * now.noise();
    agree && (!visible(now) || now.gap() <= 0.5 * before.gap())
}

/// Least and greatest growth of `quantity` for one division of the step by four, among the last four divisions.
fn growth(samples: &[Sample], quantity: impl Fn(&Sample) -> f64) -> (f64, f64) {
    let tail = &samples[samples.len().saturating_sub(5)..];
    tail.windows(2).fold((f64::INFINITY, 0.0), |(least, most), pair| {
        let (before, now) = (quantity(&pair[0]).abs(), quantity(&pair[1]).abs());
        let ratio = if before == now { 1.0 } else { now / before };
        (ratio.min(least), ratio.max(most))
    })
}

fn classify(line: &mut Line, samples: &[Sample]) -> Trend {
    if samples.len() < 3 {
        return Trend::Unclear;
    }
    let last = samples[samples.len() - 1];
    let apart = visible(&last);
    let (least, most) = if apart { growth(samples, Sample::gap) } else { growth(samples, Sample::central) };
    if most < 0.6 || (!apart && most <= GROWS) {
        return Trend::Settles { step: last.step };
    }
    if apart && least >= 0.7 && most <= GROWS {
        let (left, left_error) = steadiest(samples, Sample::left);
        let (right, right_error) = steadiest(samples, Sample::right);
        return Trend::Kink { left, right, error: left_error.max(right_error) };
    }
    if least >= JUMPS && most <= 6.0 {
        let h = samples[0].step;
        let ((left, left_error), (right, right_error)) = (beside(line, -h), beside(line, h));
        return Trend::Jump { left, right, error: left_error.max(right_error) };
    }
    if least >= 1.15 && most <= JUMPS {
        let side = |slope: fn(&Sample) -> f64| {
            let grows = growth(samples, slope).0 > 1.15;
            if grows { slope(&last).signum() * f64::INFINITY } else { slope(&last) }
        };
        return Trend::Vertical { left: side(Sample::left), right: side(Sample::right) };
    }
    Trend::Unclear
}

/// The one-sided slope at the step where it changes least against the step before and the noise is small.
fn steadiest(samples: &[Sample], slope: impl Fn(&Sample) -> f64) -> (f64, f64) {
    let mut best = (slope(&samples[samples.len() - 1]), f64::INFINITY);
    for pair in samples.windows(2) {
        let value = slope(&pair[1]);
        let error = (value - slope(&pair[0])).abs() + pair[1].gap_noise();
        if error < best.1 {
            best = (value, error);
        }
    }
    best
}

/// The slope on one side of a jump, extrapolated from points that are all on that side (of the sign of `h`).
fn beside(line: &mut Line, h: f64) -> (f64, f64) {
    let mut best = (f64::NAN, f64::INFINITY);
    let mut row = Row::empty();
    let mut far = line.precision.round(line.x + 2.0 * h);
    let mut at_far = line.at(far);
    let mut step = h;
    for _ in 0..12 {
        let near = line.precision.round(line.x + step);
        if far == near {
            break;
        }
        let at_near = line.at(near);
        let slope = (at_far - at_near) / (far - near);
        let noise = 2.0 * line.precision.epsilon() * at_near.abs().max(at_far.abs()) / (far - near).abs();
        if let Some((value, error)) = row.extend(slope, noise, 2.0) {
            if error < best.1 {
                best = (value, error);
            }
            if noise > 4.0 * best.1 || best.1 == 0.0 {
                break;
            }
        }
        (far, at_far) = (near, at_near);
        step *= 0.5;
    }
    best
}
