//! A line whose function is defined on one side only goes in; the slope from inside the domain comes out.

use super::line::Line;
use super::richardson::Row;

/// The slope from one side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum OneSided {
    /// A finite slope with its estimated error, the step it was found at, and the slope over the widest step.
    Slope { value: f64, error: f64, step: f64, scale: f64 },
    /// The slope grows without bound as the step shrinks; the value is `inf` or `-inf`.
    Vertical { value: f64 },
    /// The function is not finite on this side, or has no slope there.
    Nothing,
}

/// Steps tried, each half the one before.
const LEVELS: usize = 40;

/// Extrapolates one-sided differences to step zero, on the side of the sign of `first`.
pub(super) fn one_sided(line: &mut Line, first: f64) -> OneSided {
    let mut row = Row::empty();
    let mut best: Option<(f64, f64, f64)> = None;
    let mut slopes: Vec<f64> = Vec::new();
    let mut h = first;
    for _ in 0..LEVELS {
        let to = line.precision.round(line.x + h);
        if to == line.x {
            break;
        }
        let value = line.at(to);
        let slope = (value - line.value) / (to - line.x);
        let step = h.abs();
        if !slope.is_finite() {
            h *= 0.25;
            row = Row::empty();
            slopes.clear();
            if h.abs() < line.smallest_step() {
                break;
            }
            continue;
        }
        h *= 0.5;
        let noise = 2.0 * line.precision.epsilon() * value.abs().max(line.value.abs()) / (to - line.x).abs()
            + 0.5 * line.precision.epsilon() * slope.abs();
        slopes.push(slope);
        if let Some((value, error)) = row.extend(slope, noise, 2.0)
            && best.is_none_or(|(_, least, _)| error < least)
        {
            best = Some((value, error, step));
        }
        if best.is_some_and(|(value, error, _)| {
            noise > 4.0 * error || error <= 64.0 * line.precision.epsilon() * value.abs()
        }) {
            break;
        }
        if slopes.len() > 16 && grows(&slopes) {
            break;
        }
    }
    match best {
        _ if grows(&slopes) => {
            OneSided::Vertical { value: slopes[slopes.len() - 1].signum() * f64::INFINITY }
        }
        Some((value, error, step)) => OneSided::Slope { value, error, step, scale: slopes[0].abs() },
        None => OneSided::Nothing,
    }
}

/// Over the last eight halvings the slope has doubled at least, as a power law h^-p with p > 1/8 does.
fn grows(slopes: &[f64]) -> bool {
    match slopes.len().checked_sub(9).map(|from| &slopes[from..]) {
        Some(&[first, .., last]) => last.abs() > 2.0 * first.abs() && first.signum() == last.signum(),
        _ => false,
    }
}
