//! A scalar function of many parameters at a point goes in; comparisons along a few random directions come out, and of the
//! parameter at fault where one of them fails.

use std::ops::Range;

use super::full::{self, Here, displaced, give_up};
use super::judge::{AtKinks, Component, Judgement, Moved, Verdict, judge};
use super::ladder::Estimate;
use super::line::power_below;
use super::problem::{Scalar, Settings};
use super::random::Rng;

/// Compares along `count` directions whose entries are plus or minus the size of the parameter; `tick` is called after each.
///
/// Signs, not normal deviates: one wrong entry of a thousand always weighs the same and is seldom hidden by the others. Parameters whose
/// derivative is not finite are compared on their own. Where a direction fails, the parameter at fault is searched for, unless those
/// found already explain the failure.
pub(super) fn check(
    scalar: &mut Scalar,
    settings: &Settings,
    here: &Here,
    count: usize,
    rng: &mut Rng,
    tick: &mut dyn FnMut(),
) -> Vec<Component> {
    let infinite = (0..here.point.len()).filter(|&i| here.gradient[i].is_infinite());
    let nan = (0..here.point.len()).filter(|&i| here.gradient[i].is_nan()).take(10);
    let mut components = full::check(scalar, settings, here, infinite.chain(nan), &mut || ());
    let scales = scales(here);
    let whole = 0..here.point.len();
    // The gradient as it would be without the faults found so far.
    let mut mended = here.gradient.to_vec();
    for number in 1..=count {
        let direction: Vec<f64> = (scales.iter().zip(here.gradient))
            .map(|(scale, slope)| if slope.is_finite() { scale * rng.sign() } else { 0.0 })
            .collect();
        let name = format!("direction {number}");
        let mut component = match compare(scalar, settings, here, &direction, whole.clone(), name) {
            Judgement::Done(component) => component,
            Judgement::Between(component) if settings.at_kinks == AtKinks::Allow => component,
            Judgement::Between(component) => {
                let (component, culprit) = leave_kink(scalar, settings, here, &direction, component);
                components.extend(culprit);
                components.push(component);
                tick();
                continue;
            }
        };
        if component.verdict == Verdict::Fail && direction.len() > 1 {
            let left = slope_along(&mended, &direction, whole.clone()) - component.numeric();
            if left.abs() <= component.tolerance {
                component.remark += ", explained by the parameters above";
            } else {
                let mended_here = Here { gradient: &mended, ..*here };
                match bisect(scalar, settings, &mended_here, &direction) {
                    Some(i) if record_culprit(scalar, settings, here, i, &mut components) => {
                        mended[i] = components.last().map_or(f64::NAN, Component::numeric);
                    }
                    _ => component.remark += ", spread over several parameters",
                }
            }
        }
        components.push(component);
        tick();
    }
    components
}

/// Compares parameter `i` alone; keeps the comparison and says so if it does not pass.
fn record_culprit(
    scalar: &mut Scalar,
    settings: &Settings,
    here: &Here,
    i: usize,
    components: &mut Vec<Component>,
) -> bool {
    let mut alone = full::check(scalar, settings, here, [i], &mut || ());
    alone.retain(|component| component.verdict != Verdict::Pass);
    components.append(&mut alone);
    components.last().is_some_and(|component| component.index == Some(i))
}

/// How far each parameter moves for a step of 1: the power of two below its own size, so that steps are exact. A parameter that is small
/// among the others moves farther, up to a thousandth of the largest, as long as its share of the slope stays that of the others:
/// otherwise a wrong derivative by a weight that happens to be 10⁻⁹ would never show.
fn scales(here: &Here) -> Vec<f64> {
    let largest = here.point.iter().map(|x| x.abs()).fold(0.0, f64::max);
    let least = if largest > 0.0 { largest / 1024.0 } else { 1.0 };
    let shares = here.point.iter().zip(here.gradient).map(|(x, slope)| (x * slope).abs());
    let share = shares.filter(|share| share.is_finite()).sum::<f64>() / here.point.len() as f64;
    let scale = |(x, slope): (&f64, &f64)| {
        let room = if share > 0.0 && *slope != 0.0 { least.min(share / slope.abs()) } else { least };
        power_below(x.abs().max(room)).max(f64::MIN_POSITIVE)
    };
    here.point.iter().zip(here.gradient).map(scale).collect()
}

/// Compares along the entries of `direction` that lie in `part`; the others stay at rest.
fn compare(
    scalar: &mut Scalar,
    settings: &Settings,
    here: &Here,
    direction: &[f64],
    part: Range<usize>,
    name: String,
) -> Judgement {
    let mut moving = here.point.to_vec();
    let longest = direction[part.clone()].iter().map(|u| u.abs()).fold(0.0, f64::max);
    let mut along = |t: f64| {
        for i in part.clone() {
            moving[i] = here.point[i] + t * direction[i];
        }
        scalar.value(&moving)
    };
    let estimate: Estimate = settings.ladder(longest).estimate(&mut along, 0.0, Some(here.value));
    let slope = slope_along(here.gradient, direction, part.clone());
    let moving = || part.clone().filter(|&i| direction[i] != 0.0);
    let root_of_squares =
        |terms: &dyn Fn(usize) -> f64| moving().map(|i| terms(i) * terms(i)).sum::<f64>().sqrt();
    let typical = root_of_squares(&|i| here.gradient[i] * direction[i]);
    let count = moving().count();
    let length = root_of_squares(&|i| direction[i]) / (count.max(1) as f64).sqrt();
    let tolerance = settings.tolerance().of_sum(count, length);
    judge(name, None, slope, estimate, &tolerance, typical)
}

/// The derivative along the entries of `direction` that lie in `part`.
fn slope_along(gradient: &[f64], direction: &[f64], part: Range<usize>) -> f64 {
    part.filter(|&i| direction[i] != 0.0).map(|i| gradient[i] * direction[i]).sum()
}

/// Halves the set of parameters, keeping the half that fails, down to one.
fn bisect(scalar: &mut Scalar, settings: &Settings, here: &Here, direction: &[f64]) -> Option<usize> {
    let mut part = 0..direction.len();
    while part.len() > 1 {
        let middle = part.start + part.len() / 2;
        let half = compare(scalar, settings, here, direction, part.start..middle, String::new());
        part = match half {
            Judgement::Done(component) if component.verdict == Verdict::Fail => part.start..middle,
            Judgement::Done(_) | Judgement::Between(_) => middle..part.end,
        };
    }
    part.next()
}

/// Moves every parameter and compares along the same direction there, until it is smooth. If it fails there, gives the parameter at fault
/// too.
fn leave_kink(
    scalar: &mut Scalar,
    settings: &Settings,
    here: &Here,
    direction: &[f64],
    mut component: Component,
) -> (Component, Option<Component>) {
    for k in 0..full::MOVES {
        let moved =
            here.point.iter().enumerate().map(|(i, &x)| settings.precision.round(displaced(x, i, k, 0.0)));
        let point: Vec<f64> = moved.collect();
        let value = scalar.value(&point);
        if !value.is_finite() {
            continue;
        }
        let gradient = scalar.gradient(&point);
        let there = Here { names: here.names, point: &point, value, gradient: &gradient };
        let again = compare(scalar, settings, &there, direction, 0..direction.len(), component.name.clone());
        if let Judgement::Done(again) = again {
            let mut culprits = Vec::new();
            if again.verdict == Verdict::Fail
                && let Some(i) = bisect(scalar, settings, &there, direction)
            {
                record_culprit(scalar, settings, &there, i, &mut culprits);
            }
            component.verdict = again.verdict;
            component.moved = Some(Box::new(Moved { to: f64::NAN, component: again }));
            return (component, culprits.pop());
        }
    }
    give_up(&mut component);
    (component, None)
}
