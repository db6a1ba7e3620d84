//! A scalar function at a point goes in; one comparison for each parameter comes out, repeated off the kink where there is one.

use super::judge::{AtKinks, Component, Judgement, Moved, Verdict, judge};
use super::ladder::{Estimate, Shape};
use super::problem::{Scalar, Settings};

/// The point a gradient is checked at, and what is known there.
pub(super) struct Here<'a> {
    pub(super) names: &'a [String],
    pub(super) point: &'a [f64],
    pub(super) value: f64,
    pub(super) gradient: &'a [f64],
}

impl Here<'_> {
    /// The largest finite entry of the gradient, without sign.
    pub(super) fn largest(&self) -> f64 {
        self.gradient.iter().map(|g| g.abs()).filter(|g| g.is_finite()).fold(0.0, f64::max)
    }
}

/// Compares the derivatives by the parameters in `which`; `tick` is called after each.
pub(super) fn check(
    scalar: &mut Scalar,
    settings: &Settings,
    here: &Here,
    which: impl IntoIterator<Item = usize>,
    tick: &mut dyn FnMut(),
) -> Vec<Component> {
    let mut components = Vec::new();
    let mut between = Vec::new();
    for i in which {
        match compare(scalar, settings, here, i) {
            Judgement::Done(component) => components.push(component),
            Judgement::Between(component) => {
                between.push(components.len());
                components.push(component);
            }
        }
        tick();
    }
    if settings.at_kinks == AtKinks::Move {
        leave_kinks(scalar, settings, here, &mut components, between);
    }
    components
}

fn compare(scalar: &mut Scalar, settings: &Settings, here: &Here, i: usize) -> Judgement {
    let estimate = slope_by(scalar, settings, here.point, here.value, i);
    let tolerance = settings.tolerance();
    judge(here.names[i].clone(), Some(i), here.gradient[i], estimate, &tolerance, here.largest())
}

fn slope_by(scalar: &mut Scalar, settings: &Settings, point: &[f64], value: f64, i: usize) -> Estimate {
    let mut moving = point.to_vec();
    let mut along = |x: f64| {
        moving[i] = x;
        scalar.value(&moving)
    };
    settings.ladder(1.0).estimate(&mut along, point[i], Some(value))
}

/// How often the point is moved before the check gives up.
pub(super) const MOVES: usize = 8;

/// Moves the parameters at `between` off their kinks, all at once, and compares them there; those still at a kink are moved
/// farther.
fn leave_kinks(
    scalar: &mut Scalar,
    settings: &Settings,
    here: &Here,
    components: &mut [Component],
    mut between: Vec<usize>,
) {
    for k in 0..MOVES {
        if between.is_empty() {
            return;
        }
        let mut point = here.point.to_vec();
        for component in between.iter().map(|&at| &components[at]) {
            let i = component.index.unwrap_or_default();
            point[i] = settings.precision.round(displaced(point[i], i, k, side(&component.estimate)));
        }
        let value = scalar.value(&point);
        if !value.is_finite() {
            continue;
        }
        let gradient = scalar.gradient(&point);
        let there = Here { names: here.names, point: &point, value, gradient: &gradient };
        between.retain(|&at| {
            let i = components[at].index.unwrap_or_default();
            let Judgement::Done(component) = compare(scalar, settings, &there, i) else { return true };
            components[at].verdict = component.verdict;
            components[at].moved = Some(Box::new(Moved { to: point[i], component }));
            false
        });
    }
    for at in between {
        give_up(&mut components[at]);
    }
}

/// A kink that no move has left is no pass.
pub(super) fn give_up(component: &mut Component) {
    component.verdict = Verdict::Inconclusive;
    component.remark += &format!(", and still at one after {MOVES} moves");
}

/// The side on which the function is finite, where that is one only: 1 right, -1 left, 0 both.
fn side(estimate: &Estimate) -> f64 {
    match estimate {
        Estimate { shape: Shape::Vertical, left, .. } if left.is_nan() => 1.0,
        Estimate { shape: Shape::Vertical, right, .. } if right.is_nan() => -1.0,
        _ => 0.0,
    }
}

/// Parameter `i`, of value `x`, after move `k`: no two parameters move by the same amount, so ties are broken too.
pub(super) fn displaced(x: f64, i: usize, k: usize, side: f64) -> f64 {
    const GOLDEN: f64 = 1.618_033_988_749_895;
    let alternating = if k.is_multiple_of(2) { 1.0 } else { -1.0 };
    let sign = if side == 0.0 { alternating } else { side };
    let share = ((i + 1) as f64 * GOLDEN).fract();
    x + sign * 2_f64.powi(k as i32 - 10) * x.abs().max(1.0) * share
}
