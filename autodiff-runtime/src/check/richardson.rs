//! A line and a first step go in; the best extrapolated slope comes out, with an estimate of its error.

use super::line::{Line, Sample};

/// Columns of the table: extrapolation removes the error terms h², h⁴, … h^(2·(COLUMNS-1)).
const COLUMNS: usize = 8;
/// Halvings before the ladder gives up; enough to come from 1/8 down to steps of 10⁻¹¹.
const LEVELS: usize = 36;

/// The best entry of a table and the sample of its row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rung {
    pub(super) value: f64,
    pub(super) error: f64,
    pub(super) sample: Sample,
    /// Slope of ordinary size, from the widest step at which the function was finite.
    pub(super) scale: f64,
    /// The slopes grew without end: no table will converge.
    pub(super) grows: bool,
}

/// One row of the Neville table and how far rounding noise has been amplified along it.
pub(super) struct Row {
    entries: [f64; COLUMNS],
    len: usize,
}

impl Row {
    pub(super) fn empty() -> Self {
        Self { entries: [0.0; COLUMNS], len: 0 }
    }

    /// Makes the next row from the slope at the halved step; `ratio` is by how much one halving shrinks the leading error term,
    /// and again from each column to the next. Gives the entry of least estimated error, or `None` on a first row, which has nothing
    /// to be compared with.
    pub(super) fn extend(&mut self, slope: f64, noise: f64, ratio: f64) -> Option<(f64, f64)> {
        let above = self.entries;
        let columns = (self.len + 1).min(COLUMNS);
        let (mut power, mut amplified) = (1.0, noise);
        let mut best: Option<(f64, f64)> = None;
        self.entries[0] = slope;
        for j in 1..columns {
            power *= ratio;
            amplified *= (power + 1.0) / (power - 1.0);
            let left = self.entries[j - 1];
            let value = left + (left - above[j - 1]) / (power - 1.0);
            let error = (value - left).abs().max((value - above[j - 1]).abs()) + amplified;
            self.entries[j] = value;
            if best.is_none_or(|(_, least)| error < least) {
                best = Some((value, error));
            }
        }
        self.len = columns;
        best
    }
}

/// Halves the step from `first` on and extrapolates central differences to step zero.
///
/// Where a side is not finite the step is divided by four and the table begun anew. The ladder ends when rounding noise exceeds
/// the best error twice, when the best is as good as the arithmetic, when nothing improves any more, or when the slopes grow without end.
/// `None`: no two steps in a row at which both sides are finite.
pub(super) fn climb(line: &mut Line, first: f64) -> Option<Rung> {
    let mut best: Option<Rung> = None;
    let mut row = Row::empty();
    let (mut stale, mut noisy, mut growing) = (0, 0, 0);
    let mut slope_before = f64::NAN;
    let mut scale = None;
    let mut h = first;
    for _ in 0..LEVELS {
        let Some(sample) = line.sample(h) else { break };
        if !sample.finite() {
            if h < line.smallest_step() {
                break;
            }
            h *= 0.25;
            row = Row::empty();
            continue;
        }
        let (slope, noise) = (sample.central(), sample.noise());
        let scale = *scale.get_or_insert(sample.steepest());
        growing = if slope.abs() > 1.25 * slope_before.abs() { growing + 1 } else { 0 };
        slope_before = slope;
        if let Some((value, error)) = row.extend(slope, noise, 4.0) {
            stale += 1;
            if best.is_none_or(|b| error < b.error) {
                best = Some(Rung { value, error, sample, scale, grows: false });
                stale = 0;
            }
        }
        if let Some(best) = best {
            noisy += usize::from(noise > best.error);
            let epsilon = line.precision.epsilon();
            let steepest = best.sample.steepest();
            let exact = best.error <= epsilon * (16.0 * best.value.abs()).max(8.0 * steepest);
            let stuck = stale >= 3 && best.error < 1e-3 * best.value.abs().max(steepest);
            if noisy >= 2 || exact || stuck || growing >= 8 {
                break;
            }
        }
        h *= 0.5;
    }
    best.map(|rung| Rung { grows: growing >= 8, ..rung })
}

/// The ladder from the step natural at `x`, and once more from a step of ordinary size where that was poor: a tiny `x` inside a
/// function that varies over distances of 1, such as `1 + x` at 10⁻¹². The second counts only if it agrees with the first, within the
/// error of the first: far from `x` the function may be flat, and flat is easy to be sure of.
pub(super) fn climb_from_both(line: &mut Line) -> Option<Rung> {
    let (natural, ordinary) = (line.natural_step(), line.within_reach(0.125));
    let near = climb(line, natural);
    let fine = line.precision.epsilon().powf(0.6);
    let poor = |rung: Rung| !rung.grows && rung.error > fine * rung.value.abs().max(1e-3 * rung.scale);
    if natural == ordinary || near.is_some_and(|rung| !poor(rung)) {
        return near;
    }
    match (near, climb(line, ordinary)) {
        (Some(near), Some(far)) => {
            let agree = (near.value - far.value).abs() <= 10.0 * near.error;
            Some(if agree && far.error < near.error { far } else { near })
        }
        (near, far) => near.or(far),
    }
}
