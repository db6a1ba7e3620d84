//! A function, its reverse sweep, points and settings go in; a report on whether they belong together comes out.

use super::judge::AtKinks;
use super::line::Precision;
use super::point::{self, PointReport};
use super::problem::{Mode, Problem, Settings};
use super::random::{Rng, seed_from_environment};
use super::report::GradReport;

/// How far a running check has come: a callback's argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Comparisons made.
    pub done: usize,
    /// Comparisons to make, if every point takes as many as this one.
    pub total: usize,
}

/// A gradient check: says what to compare, then [`run`](Self::run)s.
///
/// ```
/// use autodiff::check::GradCheck;
/// let f = |p: &[f64]| p[0] * p[0] * p[1];
/// let sweep = |p: &[f64], seed: f64| vec![seed * 2.0 * p[0] * p[1], seed * p[0] * p[0]];
/// GradCheck::new("f", f, sweep).names(["x", "y"]).at(&[1.5, -2.0]).run().assert();
///
/// let wrong = |p: &[f64], seed: f64| vec![seed * p[0] * p[1], seed * p[0] * p[0]];
/// let report = GradCheck::new("f", f, wrong).names(["x", "y"]).at(&[1.5, -2.0]).run();
/// assert_eq!(report.worst().unwrap().name, "x");
/// assert!((report.worst().unwrap().ratio().unwrap() - 0.5).abs() < 1e-9);
/// ```
#[must_use = "a check does nothing until it is run"]
pub struct GradCheck<'f> {
    name: String,
    names: Vec<String>,
    problem: Problem<'f>,
    settings: Settings,
    points: Vec<Vec<f64>>,
    draws: Vec<(usize, Draw<'f>)>,
    progress: Option<Box<dyn FnMut(Progress) + 'f>>,
}

type Draw<'f> = Box<dyn FnMut(&mut Rng) -> Vec<f64> + 'f>;

/// Random points tried before the check gives up finding one with a finite value.
const TRIES: usize = 100;

impl<'f> GradCheck<'f> {
    /// A check of the scalar function `value` of a flat point, whose gradient for a seed is `sweep(point, seed)`, flat. `name` is for the
    /// report.
    pub fn new(
        name: impl Into<String>,
        mut value: impl FnMut(&[f64]) -> f64 + 'f,
        mut sweep: impl FnMut(&[f64], f64) -> Vec<f64> + 'f,
    ) -> Self {
        Self::jacobian(name, move |point| vec![value(point)], move |point, seed| sweep(point, seed[0]))
    }

    /// A check of a function with several outputs, whose sweep takes one seed for each output.
    ///
    /// Up to eight outputs are compared one by one, and once in a random combination; more of them in four random combinations.
    ///
    /// ```
    /// use autodiff::check::GradCheck;
    /// let polar = |p: &[f64]| vec![p[0] * p[1].cos(), p[0] * p[1].sin()];
    /// let sweep = |p: &[f64], seed: &[f64]| {
    ///     let (sin, cos) = p[1].sin_cos();
    ///     vec![seed[0] * cos + seed[1] * sin, p[0] * (seed[1] * cos - seed[0] * sin)]
    /// };
    /// GradCheck::jacobian("polar", polar, sweep).names(["r", "angle"]).at(&[2.0, 0.7]).run().assert();
    /// ```
    pub fn jacobian(
        name: impl Into<String>,
        value: impl FnMut(&[f64]) -> Vec<f64> + 'f,
        sweep: impl FnMut(&[f64], &[f64]) -> Vec<f64> + 'f,
    ) -> Self {
        Self {
            name: name.into(),
            names: Vec::new(),
            problem: Problem {
                value: Box::new(value),
                differenced: None,
                sweep: Box::new(sweep),
                primal: None,
                joint: None,
                forward: None,
                evaluations: 0,
            },
            settings: Settings::default(),
            points: Vec::new(),
            draws: Vec::new(),
            progress: None,
        }
    }

    /// Names of the parameters, for the report. Where they are not as many as the parameters they are `x`, or `x[0]`, `x[1]`, ….
    pub fn names<S: Into<String>>(mut self, names: impl IntoIterator<Item = S>) -> Self {
        self.names = names.into_iter().map(Into::into).collect();
        self
    }

    /// Compares the outputs of `primal`, the forward sweep of the differentiated function, with the function's own, bit by bit.
    ///
    /// ```
    /// use autodiff::check::{Fault, GradCheck};
    /// let f = |p: &[f64]| p[0] / 3.0;
    /// let report = GradCheck::new("f", f, |_, seed| vec![seed / 3.0])
    ///     .primal("forward_f", |p| vec![p[0] * (1.0 / 3.0)])
    ///     .at(&[5.0])
    ///     .run();
    /// assert!(matches!(report.points()[0].faults[0], Fault::ValueDiffers { .. }));
    /// ```
    pub fn primal(mut self, name: impl Into<String>, primal: impl FnMut(&[f64]) -> Vec<f64> + 'f) -> Self {
        self.problem.primal = Some((name.into(), Box::new(primal)));
        self
    }

    /// Compares also a function that gives value and gradient at once: the value bit by bit, the gradient within rounding of the
    /// sweep's with seed 1 for the first output.
    pub fn joint(
        mut self,
        name: impl Into<String>,
        joint: impl FnMut(&[f64]) -> (f64, Vec<f64>) + 'f,
    ) -> Self {
        self.problem.joint = Some((name.into(), Box::new(joint)));
        self
    }

    /// Compares also a function in forward mode: its values bit by bit, and in two random directions ⟨w, J v⟩ with ⟨Jᵀ w, v⟩, within
    /// rounding. No step is involved, so this finds what differences would take for noise.
    ///
    /// ```
    /// use autodiff::check::{Fault, GradCheck};
    /// let f = |p: &[f64]| vec![p[0] * p[1]];
    /// let sweep = |p: &[f64], w: &[f64]| vec![w[0] * p[1], w[0] * p[0]];
    /// let check = || GradCheck::jacobian("f", f, sweep).at(&[3.0, 5.0]);
    /// let good = |p: &[f64], v: &[f64]| (f(p), vec![v[0] * p[1] + v[1] * p[0]]);
    /// check().forward("jvp_f", good).run().assert();
    /// let off = |p: &[f64], v: &[f64]| (f(p), vec![v[0] * p[1] + v[1] * p[0] * (1.0 + 1e-8)]);
    /// let report = check().forward("jvp_f", off).run();
    /// assert!(matches!(report.points()[0].faults[0], Fault::ForwardDiffers { .. }));
    /// ```
    pub fn forward(
        mut self,
        name: impl Into<String>,
        forward: impl FnMut(&[f64], &[f64]) -> (Vec<f64>, Vec<f64>) + 'f,
    ) -> Self {
        self.problem.forward = Some((name.into(), Box::new(forward)));
        self
    }

    /// Differences `wide` in place of the function: the same function in `f64`, where it is generic. The gradient of the `f32` one is
    /// then compared with slopes that are good to twelve digits and more, at points that `f32` can hold.
    ///
    /// ```
    /// use autodiff::check::{GradCheck, Precision};
    /// let narrow = |p: &[f64]| f64::from((p[0] as f32).tanh());
    /// let sweep = |p: &[f64], seed: f64| vec![seed * f64::from((p[0] as f32).cosh().powi(-2))];
    /// let check = || GradCheck::new("tanh", narrow, sweep).precision(Precision::F32).at(&[3.7]);
    /// let component = |report: autodiff::check::GradReport| report.points()[0].components[0].clone();
    /// let (alone, helped) = (component(check().run()), component(check().wide(|p| vec![p[0].tanh()]).run()));
    /// assert!(helped.estimate.error < 1e-6 * alone.estimate.error);
    /// ```
    pub fn wide(mut self, wide: impl FnMut(&[f64]) -> Vec<f64> + 'f) -> Self {
        self.problem.differenced = Some(Box::new(wide));
        self.settings.differenced = Some(Precision::F64);
        self
    }

    /// Adds a point to check at.
    pub fn at(mut self, point: &[f64]) -> Self {
        self.points.push(point.to_vec());
        self
    }

    /// Adds `count` random points. A point where the function is not finite is drawn again, up to a hundred times.
    ///
    /// ```
    /// use autodiff::check::GradCheck;
    /// let report = GradCheck::new("ln", |p| p[0].ln(), |p, seed| vec![seed / p[0]])
    ///     .random(20, |rng| vec![rng.generic()])
    ///     .run();
    /// assert!(report.passed() && report.points().len() == 20);
    /// ```
    pub fn random(mut self, count: usize, draw: impl FnMut(&mut Rng) -> Vec<f64> + 'f) -> Self {
        self.draws.push((count, Box::new(draw)));
        self
    }

    /// All parameters (the default), or random directions.
    pub fn mode(mut self, mode: Mode) -> Self {
        self.settings.mode = mode;
        self
    }

    /// Relative tolerance of one derivative, also where a direction sums many: 1e-6 unless told otherwise, 1e-3 for `f32`. The numerical
    /// estimate's own error, ten times, is always allowed on top.
    pub fn rtol(mut self, relative: f64) -> Self {
        self.settings.relative = Some(relative);
        self
    }

    /// Absolute tolerance, in units of the derivative: unless told otherwise a billionth of an ordinary slope of the function (1e-5 of
    /// it for `f32`).
    pub fn atol(mut self, absolute: f64) -> Self {
        self.settings.absolute = Some(absolute);
        self
    }

    /// The width of the floating-point numbers that the function computes with.
    pub fn precision(mut self, precision: Precision) -> Self {
        self.settings.precision = precision;
        self
    }

    /// The longest step, in units of the parameters, for a function that must not be called far from its point.
    pub fn max_range(mut self, range: f64) -> Self {
        self.settings.reach = if range > 0.0 { range } else { 0.0 };
        self
    }

    /// What to do at a kink: move off it (the default) or allow every slope between those of its sides.
    pub fn at_kinks(mut self, at_kinks: AtKinks) -> Self {
        self.settings.at_kinks = at_kinks;
        self
    }

    /// The seed of random points, directions and combinations of outputs. The environment variable `GRADCHECK_SEED` overrides it.
    pub fn seed(mut self, seed: u64) -> Self {
        self.settings.seed = seed;
        self
    }

    /// Calls `callback` after each comparison.
    ///
    /// ```
    /// use autodiff::check::GradCheck;
    /// let mut seen = Vec::new();
    /// GradCheck::new("sum", |p| p.iter().sum(), |p, seed| vec![seed; p.len()])
    ///     .at(&[1.0, 2.0])
    ///     .progress(|progress| seen.push((progress.done, progress.total)))
    ///     .run()
    ///     .assert();
    /// assert_eq!(seen, [(1, 2), (2, 2)]);
    /// ```
    pub fn progress(mut self, callback: impl FnMut(Progress) + 'f) -> Self {
        self.progress = Some(Box::new(callback));
        self
    }

    /// Runs the check. Never panics unless a function under test does; a check without a point does not pass.
    ///
    /// Costs for each point about 21 calls of the function per parameter and output, or per direction; 30 to 80 at a kink; and a handful
    /// of sweeps.
    pub fn run(mut self) -> GradReport {
        self.settings.seed = seed_from_environment(self.settings.seed);
        let mut rng = Rng::new(self.settings.seed);
        let mut reports: Vec<PointReport> = Vec::new();
        let mut points: Vec<Result<Vec<f64>, PointReport>> =
            std::mem::take(&mut self.points).into_iter().map(Ok).collect();
        let drawn = !self.draws.is_empty();
        for (count, mut draw) in std::mem::take(&mut self.draws) {
            points.extend((0..count).map(|_| finite_point(&mut self.problem, &mut draw, &mut rng)));
        }
        let count = points.len();
        for (number, point) in points.into_iter().enumerate() {
            let report = match point {
                Ok(point) => self.check_point(&self.settings.held(point), number, count, &mut rng),
                Err(report) => report,
            };
            reports.push(report);
        }
        let seed = (drawn || self.settings.mode != Mode::Full).then_some(self.settings.seed);
        GradReport::new(self.name, self.names, reports, self.settings.mode, seed)
    }

    fn check_point(&mut self, point: &[f64], number: usize, count: usize, rng: &mut Rng) -> PointReport {
        if self.names.len() != point.len() {
            self.names = default_names(point.len());
        }
        let progress = &mut self.progress;
        let mut tick = |done: usize, total: usize| {
            if let Some(callback) = progress {
                callback(Progress { done: number * total + done, total: count * total });
            }
        };
        point::check(&mut self.problem, &self.settings, &self.names, point, rng, &mut tick)
    }
}

fn default_names(count: usize) -> Vec<String> {
    if count == 1 { vec!["x".into()] } else { (0..count).map(|i| format!("x[{i}]")).collect() }
}

/// Draws until the outputs are finite.
fn finite_point(problem: &mut Problem, draw: &mut Draw, rng: &mut Rng) -> Result<Vec<f64>, PointReport> {
    let mut last = Vec::new();
    for _ in 0..TRIES {
        last = draw(rng);
        if (problem.value)(&last).iter().all(|output| output.is_finite()) {
            return Ok(last);
        }
    }
    let faults = vec![super::fault::Fault::NoFinitePoint { tries: TRIES }];
    Err(PointReport { point: last, faults, ..PointReport::default() })
}
