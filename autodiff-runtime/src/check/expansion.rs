//! What the macros `check_gradient!` and `check_jacobian!` write goes in: arguments by name, and closures that call the function and its
//! sweeps; a check ready to run comes out.

use std::rc::Rc;

use super::argument::Buffer;
use super::flatten::{Flat, Flatten};
use super::grad_check::GradCheck;
use super::line::Precision;
use super::random::Rng;
use super::sample::Sample;
use super::seed::Seeds;

/// How a random argument is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Distribution {
    /// Uniform between two bounds.
    Within(f64, f64),
    /// Normal, of deviation 1.
    Normal,
}

/// The arguments that are differenced, by name.
#[derive(Clone, Default)]
pub struct Arguments {
    parameters: Vec<Parameter>,
    values: Vec<f64>,
    names: Vec<String>,
}

#[derive(Clone)]
struct Parameter {
    name: &'static str,
    floats: usize,
    lengths: Vec<usize>,
    drawn: Option<Distribution>,
    sample: Option<Sample>,
}

impl Arguments {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an argument of a given value.
    pub fn with(mut self, name: &'static str, value: &(impl Flatten + ?Sized)) -> Self {
        let flat = Flat::named(name, value);
        let lengths = flat.lengths().to_vec();
        self.names.extend_from_slice(flat.names());
        self.parameters.push(Parameter {
            name,
            floats: flat.values().len(),
            lengths,
            drawn: None,
            sample: value.sample(),
        });
        self.values.extend(flat.into_values());
        self
    }

    /// Adds a random argument: one float, or `count` of them.
    pub fn draw(mut self, name: &'static str, count: Option<usize>, distribution: Distribution) -> Self {
        let floats = count.unwrap_or(1);
        match count {
            None => self.names.push(name.into()),
            Some(count) => self.names.extend((0..count).map(|i| format!("{name}[{i}]"))),
        }
        self.values.resize(self.values.len() + floats, 0.0);
        self.parameters.push(Parameter {
            name,
            floats,
            lengths: vec![floats],
            drawn: Some(distribution),
            sample: None,
        });
        self
    }

    /// Storage for the arguments of one call at `point`.
    pub fn buffers<const N: usize>(&self, point: &[f64]) -> [Buffer; N] {
        let mut start = 0;
        std::array::from_fn(|i| {
            let Parameter { name, floats, lengths, sample, .. } = &self.parameters[i];
            let values = &point[start..start + floats];
            start += floats;
            Buffer::new(name, values, lengths, sample.clone())
        })
    }

    fn is_random(&self) -> bool {
        self.parameters.iter().any(|parameter| parameter.drawn.is_some())
    }

    /// A point: the given values, and new ones for the random arguments.
    fn draw_point(&self, rng: &mut Rng) -> Vec<f64> {
        let mut point = self.values.clone();
        let mut start = 0;
        for Parameter { floats, drawn, .. } in &self.parameters {
            let here = &mut point[start..start + floats];
            start += floats;
            match *drawn {
                Some(Distribution::Within(low, high)) => here.fill_with(|| rng.within(low, high)),
                Some(Distribution::Normal) => here.fill_with(|| rng.normal()),
                None => (),
            }
        }
        point
    }
}

/// All outputs of one call: the result's floats, then what was written through `&mut` arguments.
#[derive(Clone, Debug, Default)]
pub struct Outputs {
    values: Vec<f64>,
    lengths: Vec<usize>,
    single: bool,
}

/// The outputs of a call that gave `result` and was handed `buffers`.
pub fn outputs(result: &impl Flatten, buffers: &[Buffer]) -> Outputs {
    let mut outputs = Outputs::default();
    let mut add = |flat: &Flat| {
        outputs.values.extend_from_slice(flat.values());
        outputs.lengths.extend_from_slice(flat.lengths());
        outputs.single |= flat.is_single();
    };
    add(&Flat::of(result));
    buffers.iter().filter_map(Buffer::written).for_each(|flat| add(&flat));
    outputs.single |= buffers.iter().any(Buffer::is_single);
    outputs
}

/// What a forward sweep gives: value and record, or these in an `Option` or `Result`.
pub trait Forward {
    /// The value.
    type Value;
    /// The record.
    type Record;
    /// Both, unless the function failed.
    fn split(self) -> Option<(Self::Value, Self::Record)>;
}

impl<V, R> Forward for (V, R) {
    type Value = V;
    type Record = R;
    fn split(self) -> Option<(V, R)> {
        Some(self)
    }
}

impl<V, R> Forward for Option<(V, R)> {
    type Value = V;
    type Record = R;
    fn split(self) -> Option<(V, R)> {
        self
    }
}

impl<V, R, E> Forward for Result<(V, R), E> {
    type Value = V;
    type Record = R;
    fn split(self) -> Option<(V, R)> {
        self.ok()
    }
}

/// The check of a function with any outputs: `value` calls the function itself, `sweeps` the two sweeps for a seed, giving the
/// forward sweep's outputs and the gradient. `points`: how many, where an argument is random.
pub fn jacobian<'f>(
    name: &str,
    arguments: &'f Arguments,
    value: impl Fn(&[f64]) -> Outputs + 'f,
    sweeps: impl Fn(&[f64], &Seeds) -> (Outputs, Vec<f64>) + 'f,
    points: usize,
) -> GradCheck<'f> {
    build(name, arguments, value, sweeps, points, usize::MAX)
}

/// The check of a function with one float as result; `joint` calls the function that gives value and gradient at once.
pub fn gradient<'f>(
    name: &str,
    arguments: &'f Arguments,
    value: impl Fn(&[f64]) -> Outputs + 'f,
    sweeps: impl Fn(&[f64], &Seeds) -> (Outputs, Vec<f64>) + 'f,
    (joint_name, joint): (&str, impl Fn(&[f64]) -> Vec<f64> + 'f),
    points: usize,
) -> GradCheck<'f> {
    build(name, arguments, value, sweeps, points, 1).joint(joint_name, move |point| {
        let mut all = joint(point).into_iter();
        (all.next().unwrap_or(f64::NAN), all.collect())
    })
}

/// Differences `value` in place of the function: the same one with `f64` for `f32` among its generic arguments.
pub fn wide<'f>(check: GradCheck<'f>, value: impl Fn(&[f64]) -> Outputs + 'f, kept: usize) -> GradCheck<'f> {
    check.wide(move |point| keep(value(point), kept))
}

/// Compares forward mode as well: `pushed` gives the outputs, and their tangents along a direction.
pub fn forward<'f>(
    check: GradCheck<'f>,
    name: &str,
    pushed: impl Fn(&[f64], &[f64]) -> Option<(Outputs, Outputs)> + 'f,
) -> GradCheck<'f> {
    check.forward(name, move |point, direction| match pushed(point, direction) {
        Some((values, tangents)) => (values.values, tangents.values),
        None => (vec![], vec![]),
    })
}

/// The first outputs. A function that failed has none: NaN, so that the point is drawn again or reported.
fn keep(outputs: Outputs, kept: usize) -> Vec<f64> {
    match outputs.values.len() {
        0 => vec![f64::NAN],
        some => outputs.values[..some.min(kept)].to_vec(),
    }
}

/// `kept`: how many outputs are compared; the seeds of those after them are 0.
fn build<'f>(
    name: &str,
    arguments: &'f Arguments,
    value: impl Fn(&[f64]) -> Outputs + 'f,
    sweeps: impl Fn(&[f64], &Seeds) -> (Outputs, Vec<f64>) + 'f,
    points: usize,
    kept: usize,
) -> GradCheck<'f> {
    let value = Rc::new(value);
    let seeded = {
        let value = Rc::clone(&value);
        Rc::new(move |point: &[f64], weights: &[f64]| {
            let Outputs { lengths, .. } = value(point);
            let mut weights = weights.to_vec();
            weights.resize(weights.len().max(lengths.iter().sum()), 0.0);
            sweeps(point, &Seeds::new(&weights, &lengths))
        })
    };
    let probe = value(&arguments.draw_point(&mut Rng::new(0)));
    let primal = Rc::clone(&seeded);
    let check = GradCheck::jacobian(
        name,
        move |point| keep(value(point), kept),
        move |point, weights| seeded(point, weights).1,
    )
    .primal("the forward sweep", move |point| keep(primal(point, &[0.0]).0, kept))
    .names(arguments.names.iter().cloned())
    .precision(if probe.single { Precision::F32 } else { Precision::F64 });
    if arguments.is_random() {
        check.random(points, |rng| arguments.draw_point(rng))
    } else {
        check.at(&arguments.values)
    }
}
