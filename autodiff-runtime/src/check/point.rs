//! A problem and a point go in; the faults and comparisons at that point come out.

use super::directions;
use super::fault::Fault;
use super::full::{self, Here};
use super::judge::{Component, Verdict};
use super::problem::{Mode, Problem, Scalar, Settings, combine};
use super::random::Rng;

/// Everything found at one point.
#[derive(Clone, Debug, Default)]
pub struct PointReport {
    /// The point, flat.
    pub point: Vec<f64>,
    /// What was wrong before any slope was compared.
    pub faults: Vec<Fault>,
    /// The comparisons: one for each parameter (and output), or one for each direction.
    pub components: Vec<Component>,
    /// Calls of the function at and around this point.
    pub evaluations: usize,
}

impl PointReport {
    /// Whether there is no fault and every comparison passes.
    pub fn passed(&self) -> bool {
        self.faults.is_empty() && self.components.iter().all(|component| component.verdict == Verdict::Pass)
    }

    /// Whether there is a fault or a comparison that fails; one that is inconclusive is neither this nor passed.
    pub fn failed(&self) -> bool {
        !self.faults.is_empty() || self.components.iter().any(|component| component.verdict == Verdict::Fail)
    }
}

/// Up to this many outputs are checked one by one; more of them in random combinations.
const SINGLE_OUTPUTS: usize = 8;
const COMBINATIONS: usize = 4;

/// Checks at one point. `tick(done, total)` counts comparisons.
pub(super) fn check(
    problem: &mut Problem,
    settings: &Settings,
    names: &[String],
    point: &[f64],
    rng: &mut Rng,
    tick: &mut dyn FnMut(usize, usize),
) -> PointReport {
    let mut report = PointReport { point: point.to_vec(), ..PointReport::default() };
    problem.evaluations = 2;
    let (outputs, again) = ((problem.value)(point), (problem.value)(point));
    value_faults(&outputs, &again, &mut report.faults);
    let rows = rows(&outputs, rng);
    if let Some((weights, _)) = rows.last() {
        sweep_faults(problem, settings, names, point, &outputs, weights, &mut report.faults);
        forward_faults(problem, settings, point, &outputs, weights, rng, &mut report.faults);
    }
    let lengths_agree = !report.faults.iter().any(|fault| matches!(fault, Fault::GradientLength { .. }));
    if lengths_agree {
        let per_row = match settings.mode {
            Mode::Full => point.len(),
            Mode::Directions(count) => count,
        };
        let (mut done, total) = (0, per_row * rows.len());
        for (weights, label) in rows {
            let names: Vec<String> = names.iter().map(|name| format!("{label}{name}")).collect();
            let mut scalar = Scalar::new(problem, weights);
            let value = if settings.differenced.is_some() {
                scalar.value(point)
            } else {
                combine(&scalar.weights, &outputs)
            };
            let gradient = scalar.gradient(point);
            let here = Here { names: &names, point, value, gradient: &gradient };
            let mut tick = || {
                done += 1;
                tick(done, total);
            };
            let mut found = match settings.mode {
                Mode::Full => full::check(&mut scalar, settings, &here, 0..point.len(), &mut tick),
                Mode::Directions(count) => {
                    directions::check(&mut scalar, settings, &here, count, rng, &mut tick)
                }
            };
            for component in &mut found {
                if component.index.is_none() {
                    component.name.insert_str(0, &label);
                }
            }
            report.components.append(&mut found);
        }
    }
    report.evaluations = problem.evaluations;
    report
}

/// The combinations of outputs to check, each with the prefix of its parameters' names: none for a single output. Outputs that are not
/// finite are left out, and so are combinations of nothing.
fn rows(outputs: &[f64], rng: &mut Rng) -> Vec<(Vec<f64>, String)> {
    let finite = |i: usize| outputs[i].is_finite();
    let unit = |i: usize| (0..outputs.len()).map(|j| if i == j { 1.0 } else { 0.0 }).collect::<Vec<f64>>();
    let mut rows = Vec::new();
    if outputs.len() == 1 {
        rows.push((unit(0), String::new()));
    } else {
        if outputs.len() <= SINGLE_OUTPUTS {
            rows.extend((0..outputs.len()).map(|i| (unit(i), format!("output {i} by "))));
        }
        let combinations = if outputs.len() <= SINGLE_OUTPUTS { 1 } else { COMBINATIONS };
        for number in 1..=combinations {
            let signs = (0..outputs.len()).map(|i| if finite(i) { rng.sign() } else { 0.0 }).collect();
            rows.push((signs, format!("seed {number} by ")));
        }
    }
    rows.retain(|(weights, _)| {
        weights.iter().any(|w| *w != 0.0) && weights.iter().enumerate().all(|(i, w)| *w == 0.0 || finite(i))
    });
    rows
}

fn same_bits(a: f64, b: f64) -> bool {
    a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
}

/// The first entries that differ in their bits, with their place; NaN stands for a missing entry.
fn first_difference(a: &[f64], b: &[f64]) -> Option<(usize, f64, f64)> {
    let at = |list: &[f64], i: usize| list.get(i).copied().unwrap_or(f64::NAN);
    let all = 0..a.len().max(b.len());
    all.map(|i| (i, at(a, i), at(b, i))).find(|&(i, x, y)| i >= a.len() || i >= b.len() || !same_bits(x, y))
}

fn value_faults(outputs: &[f64], again: &[f64], faults: &mut Vec<Fault>) {
    if outputs.is_empty() {
        faults.push(Fault::NoOutput);
    }
    if let Some((_, first, second)) = first_difference(outputs, again) {
        faults.push(Fault::ValueNotReproducible { first, second });
    }
    let bad = outputs.iter().enumerate().filter(|(_, value)| !value.is_finite());
    let place = |i: usize| (outputs.len() > 1).then_some(i);
    faults.extend(bad.map(|(i, &value)| Fault::ValueNotFinite { output: place(i), value }));
}

/// The primal bit by bit; the gradient twice, for twice the seed, for seed 0, and by the function that gives value and gradient at once.
fn sweep_faults(
    problem: &mut Problem,
    settings: &Settings,
    names: &[String],
    point: &[f64],
    outputs: &[f64],
    weights: &[f64],
    faults: &mut Vec<Fault>,
) {
    let name = |i: usize| names.get(i).cloned().unwrap_or_else(|| format!("entry {i}"));
    if let Some((function, primal)) = &mut problem.primal
        && let Some((_, expected, found)) = first_difference(outputs, &primal(point))
    {
        faults.push(Fault::ValueDiffers { function: function.clone(), expected, found });
    }
    let scaled = |by: f64| weights.iter().map(|w| w * by).collect::<Vec<f64>>();
    let once = (problem.sweep)(point, weights);
    if once.len() != point.len() {
        faults.push(Fault::GradientLength { expected: point.len(), found: once.len() });
        return;
    }
    if let Some((i, first, second)) = first_difference(&once, &(problem.sweep)(point, weights)) {
        faults.push(Fault::GradientNotReproducible { parameter: name(i), first, second });
    }
    let (twice, zero) = ((problem.sweep)(point, &scaled(2.0)), (problem.sweep)(point, &scaled(0.0)));
    // Doubling is exact, except among the subnormal numbers and past the largest one.
    let tiny = settings.precision.smallest_normal();
    let doubled = |a: f64, b: f64| 2.0 * a == b || a.is_nan() || a.abs() < tiny || b.is_infinite();
    if let Some(i) = (0..once.len()).find(|&i| !twice.get(i).is_some_and(|&b| doubled(once[i], b))) {
        let twice = twice.get(i).copied().unwrap_or(f64::NAN);
        faults.push(Fault::NotLinear { parameter: name(i), once: once[i], twice });
    }
    let vanishes = |i: usize| once[i].is_nan() || zero.get(i).is_some_and(|&z| z == 0.0);
    if let Some(i) = (0..once.len()).find(|&i| !vanishes(i)) {
        let value = zero.get(i).copied().unwrap_or(f64::NAN);
        faults.push(Fault::ZeroSeed { parameter: name(i), value });
    }
    if let Some((function, joint)) = &mut problem.joint {
        let (value, gradient) = joint(point);
        if !same_bits(value, outputs[0]) {
            faults.push(Fault::ValueDiffers {
                function: function.clone(),
                expected: outputs[0],
                found: value,
            });
        }
        if let Some((i, expected, found)) = apart(&once, &gradient, 10.0 * settings.tolerance().fraction) {
            let function = function.clone();
            faults.push(Fault::GradientDiffers { function, parameter: name(i), expected, found });
        }
    }
}

/// Directions in which forward mode is compared.
const DIRECTIONS: usize = 2;

/// How many last places of the terms the two may differ by: what cancels inside of long computations shows in no term.
const ROUNDING: f64 = 5e5;

/// Forward mode against the sweep: the same bilinear form, read from either side.
fn forward_faults(
    problem: &mut Problem,
    settings: &Settings,
    point: &[f64],
    outputs: &[f64],
    weights: &[f64],
    rng: &mut Rng,
    faults: &mut Vec<Fault>,
) {
    let Some((function, forward)) = &mut problem.forward else { return };
    let gradient = (problem.sweep)(point, weights);
    let sum = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
    let size = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(a, b)| (a * b).abs()).sum::<f64>();
    for _ in 0..DIRECTIONS {
        let direction: Vec<f64> = point.iter().map(|_| rng.sign()).collect();
        let (values, tangents) = forward(point, &direction);
        if let Some((_, expected, found)) =
            first_difference(outputs, &values[..outputs.len().min(values.len())])
        {
            faults.push(Fault::ValueDiffers { function: function.clone(), expected, found });
            return;
        }
        let (expected, found) = (sum(&gradient, &direction), sum(weights, &tangents));
        let allowed = ROUNDING
            * settings.precision.epsilon()
            * (size(&gradient, &direction) + size(weights, &tangents));
        let near = expected == found || expected.is_nan() || (expected - found).abs() <= allowed;
        if !near || tangents.len() < weights.len() {
            faults.push(Fault::ForwardDiffers { function: function.clone(), expected, found });
            return;
        }
    }
}

/// The first entries of two gradients that differ by more than `fraction` of the largest: the order of operations cannot explain it.
fn apart(a: &[f64], b: &[f64], fraction: f64) -> Option<(usize, f64, f64)> {
    let largest = a.iter().map(|x| x.abs()).filter(|x| x.is_finite()).fold(0.0, f64::max);
    let allowed = fraction * largest;
    let near = |x: f64, y: f64| x == y || (x.is_nan() && y.is_nan()) || (x - y).abs() <= allowed;
    let at = |list: &[f64], i: usize| list.get(i).copied().unwrap_or(f64::NAN);
    let all = 0..a.len().max(b.len());
    all.map(|i| (i, at(a, i), at(b, i))).find(|&(i, x, y)| i >= a.len() || i >= b.len() || !near(x, y))
}
