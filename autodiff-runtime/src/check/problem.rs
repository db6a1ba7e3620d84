//! The functions under test and the settings of a check go in; one scalar function at a time comes out, with its calls counted.

use super::judge::{AtKinks, Tolerance};
use super::ladder::Ladder;
use super::line::Precision;

/// Which derivatives are compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Every parameter: about 21 evaluations each.
    #[default]
    Full,
    /// This many random directions over all parameters at once: about 21 evaluations each, whatever the number of parameters. A
    /// direction that fails is bisected until the parameter is found.
    Directions(usize),
}

/// Everything a check can be told, apart from the functions and the points.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) mode: Mode,
    pub(super) relative: Option<f64>,
    pub(super) absolute: Option<f64>,
    pub(super) precision: Precision,
    /// The precision of the function that is differenced, where that is another one.
    pub(super) differenced: Option<Precision>,
    pub(super) reach: f64,
    pub(super) at_kinks: AtKinks,
    pub(super) seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            mode: Mode::Full,
            relative: None,
            absolute: None,
            precision: Precision::F64,
            differenced: None,
            reach: f64::INFINITY,
            at_kinks: AtKinks::Move,
            seed: 0x5eed_0007,
        }
    }
}

impl Settings {
    pub(super) fn tolerance(&self) -> Tolerance {
        Tolerance::new(self.precision, self.relative, self.absolute)
    }

    /// A point as the function under test can hold it, where another one is differenced there.
    pub(super) fn held(&self, mut point: Vec<f64>) -> Vec<f64> {
        if self.differenced.is_some() {
            point.iter_mut().for_each(|x| *x = self.precision.round(*x));
        }
        point
    }

    /// The ladder for steps of one parameter, or along a direction whose longest entry is `longest`.
    pub(super) fn ladder(&self, longest: f64) -> Ladder {
        Ladder::new().precision(self.differenced.unwrap_or(self.precision)).max_range(self.reach / longest)
    }
}

pub(super) type Values<'f> = Box<dyn FnMut(&[f64]) -> Vec<f64> + 'f>;
pub(super) type Sweep<'f> = Box<dyn FnMut(&[f64], &[f64]) -> Vec<f64> + 'f>;
pub(super) type Joint<'f> = Box<dyn FnMut(&[f64]) -> (f64, Vec<f64>) + 'f>;

/// A function of a flat point, its reverse sweep, and further functions that must agree with them.
pub(super) struct Problem<'f> {
    /// The user's own function.
    pub(super) value: Values<'f>,
    /// The same function in another precision, to be differenced in its place.
    pub(super) differenced: Option<Values<'f>>,
    /// The gradient at a point for a seed.
    pub(super) sweep: Sweep<'f>,
    /// Name and values of the differentiated function's forward sweep.
    pub(super) primal: Option<(String, Values<'f>)>,
    /// Name, value and gradient of a function that gives both at once.
    pub(super) joint: Option<(String, Joint<'f>)>,
    /// Name and tangents of a function in forward mode: the outputs' along a direction.
    pub(super) forward: Option<(String, Pushed<'f>)>,
    /// Calls of `value`.
    pub(super) evaluations: usize,
}

/// The value of a function at a point, and how it moves in a direction.
pub(super) type Pushed<'f> = Box<dyn FnMut(&[f64], &[f64]) -> (Vec<f64>, Vec<f64>) + 'f>;

/// One combination of the function's outputs: a scalar function with a gradient.
pub(super) struct Scalar<'p, 'f> {
    problem: &'p mut Problem<'f>,
    pub(super) weights: Vec<f64>,
}

impl<'p, 'f> Scalar<'p, 'f> {
    pub(super) fn new(problem: &'p mut Problem<'f>, weights: Vec<f64>) -> Self {
        Self { problem, weights }
    }

    /// The combination at a point; NaN if the outputs there are not as many as the weights.
    pub(super) fn value(&mut self, point: &[f64]) -> f64 {
        self.problem.evaluations += 1;
        let Problem { value, differenced, .. } = &mut *self.problem;
        combine(&self.weights, &differenced.as_mut().unwrap_or(value)(point))
    }

    pub(super) fn gradient(&mut self, point: &[f64]) -> Vec<f64> {
        (self.problem.sweep)(point, &self.weights)
    }
}

/// Sum of weight times output over the weights that are not zero.
pub(super) fn combine(weights: &[f64], outputs: &[f64]) -> f64 {
    if weights.len() != outputs.len() {
        return f64::NAN;
    }
    let terms = weights.iter().zip(outputs).filter(|(weight, _)| **weight != 0.0);
    terms.map(|(weight, output)| if *weight == 1.0 { *output } else { weight * output }).sum()
}
