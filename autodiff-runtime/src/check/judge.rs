//! A derivative by the program under test and a numerical estimate go in; pass, fail or inconclusive comes out, with the reason.

use super::ladder::{Estimate, Shape};
use super::line::Precision;

/// What a comparison came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Verdict {
    /// Equal within the tolerance, and the numerical value is sharp enough to say so.
    Pass,
    /// Not contradicted, but the numerical value is too uncertain to be evidence. Never counts as a pass.
    Inconclusive,
    /// Wrong.
    Fail,
}

/// What to do where the function has no single slope.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AtKinks {
    /// The derivative must lie between the one-sided slopes, and the check must pass at a point moved off the kink.
    #[default]
    Move,
    /// Lying between the one-sided slopes is enough.
    Allow,
}

/// The derivative by one parameter, or along one direction, compared.
#[derive(Clone, Debug)]
pub struct Component {
    /// The parameter's name, such as `y[1]`; `direction 2` where a whole direction was compared.
    pub name: String,
    /// The parameter's place in the flat point; `None` for a direction.
    pub index: Option<usize>,
    /// What the program under test says.
    pub autodiff: f64,
    /// What differences say: value, error estimate, step, shape, slopes of the two sides.
    pub estimate: Estimate,
    /// The largest difference that passes.
    pub tolerance: f64,
    /// The outcome, with that of the moved point where there is one.
    pub verdict: Verdict,
    /// Why, in a few words; empty for a plain pass.
    pub remark: String,
    /// The same comparison at a point moved off a kink.
    pub moved: Option<Box<Moved>>,
}

/// Where a comparison was repeated because the first point is at a kink.
#[derive(Clone, Debug)]
pub struct Moved {
    /// The parameter's value there; NaN for a direction, which moves every parameter.
    pub to: f64,
    /// The comparison there.
    pub component: Component,
}

impl Component {
    /// The numerical derivative.
    pub fn numeric(&self) -> f64 {
        self.estimate.value
    }

    /// The distance of the two derivatives; at a kink, that from the interval between the one-sided slopes. NaN if either is.
    pub fn error(&self) -> f64 {
        let Estimate { left, right, .. } = self.estimate;
        let smooth = self.estimate.shape.is_smooth() || self.estimate.shape == Shape::DomainEdge;
        let (low, high) =
            if smooth { (self.numeric(), self.numeric()) } else { (left.min(right), left.max(right)) };
        if self.autodiff < low {
            low - self.autodiff
        } else if self.autodiff > high {
            self.autodiff - high
        } else if self.autodiff.is_nan() || (low.is_nan() && high.is_nan()) {
            f64::NAN
        } else {
            0.0
        }
    }

    /// `autodiff / numeric`: 2, ½, -1 and 0 name the usual mistakes. `None` at a kink or where the numerical value is not clearly different
    /// from zero.
    pub fn ratio(&self) -> Option<f64> {
        let clear = self.estimate.shape.is_smooth() && self.numeric().abs() > 10.0 * self.estimate.error;
        clear.then(|| self.autodiff / self.numeric())
    }

    /// How bad it is: the verdict first, then the error in units of the tolerance.
    pub(super) fn severity(&self) -> (Verdict, f64) {
        let size = if self.tolerance > 0.0 { self.error() / self.tolerance } else { self.error() };
        let moved = self.moved.as_ref().map_or(0.0, |moved| moved.component.severity().1);
        (self.verdict, if size.is_nan() { f64::INFINITY } else { size.max(moved) })
    }
}

/// How far apart two derivatives may be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tolerance {
    pub(super) relative: f64,
    /// `None`: a small fraction of an ordinary slope.
    pub(super) absolute: Option<f64>,
    /// Of an ordinary slope, where no absolute tolerance is given.
    pub(super) fraction: f64,
}

impl Tolerance {
    /// The defaults for a precision, from a stress run over tens of thousands of points.
    pub(super) fn new(precision: Precision, relative: Option<f64>, absolute: Option<f64>) -> Self {
        let (default, fraction) = match precision {
            Precision::F64 => (1e-6, 1e-9),
            Precision::F32 => (1e-3, 1e-5),
        };
        Self { relative: relative.unwrap_or(default), absolute, fraction }
    }

    /// For the sum of `count` slopes whose sizes are `lengths` times their random signs (root mean square): as narrow as that of a single
    /// one, for it is a single one that may be wrong.
    pub(super) fn of_sum(self, count: usize, lengths: f64) -> Self {
        let share = 1.0 / (count.max(1) as f64).sqrt();
        Self {
            relative: self.relative * share,
            absolute: self.absolute.map(|absolute| absolute * lengths),
            fraction: self.fraction * share,
        }
    }

    /// For slopes of size `slope`, in a gradient whose largest entry is `largest`.
    fn around(&self, slope: f64, estimate: &Estimate, largest: f64) -> f64 {
        let ordinary = estimate.scale.min(largest.max(slope));
        let error = if estimate.error.is_finite() { 10.0 * estimate.error } else { 0.0 };
        self.absolute.unwrap_or(self.fraction * ordinary) + self.relative * slope + error
    }
}

/// The outcome of a comparison before any move.
pub(super) enum Judgement {
    Done(Component),
    /// At a kink, between the slopes of its two sides.
    Between(Component),
}

/// Compares. `largest` is the largest entry of the gradient, without sign.
pub(super) fn judge(
    name: String,
    index: Option<usize>,
    autodiff: f64,
    estimate: Estimate,
    tolerance: &Tolerance,
    largest: f64,
) -> Judgement {
    let mut component = Component {
        name,
        index,
        autodiff,
        estimate,
        tolerance: 0.0,
        verdict: Verdict::Fail,
        remark: String::new(),
        moved: None,
    };
    match estimate.shape {
        Shape::Undefined => component.remark = "the value is not finite".into(),
        _ if autodiff.is_nan() => {
            component.remark = "the value is finite, the derivative is NaN: see docs/conventions.md".into();
        }
        Shape::Rough => {
            component.verdict = Verdict::Inconclusive;
            component.remark = "no numerical slope: the function is rough here".into();
        }
        Shape::Smooth | Shape::SmoothWithin { .. } | Shape::DomainEdge => {
            compare(&mut component, tolerance, largest);
        }
        Shape::Kink | Shape::Jump | Shape::Vertical => {
            if between(&mut component, tolerance, largest) {
                return Judgement::Between(component);
            }
        }
    }
    Judgement::Done(component)
}

fn compare(component: &mut Component, tolerance: &Tolerance, largest: f64) {
    let Component { autodiff, estimate, .. } = *component;
    let slope = autodiff.abs().max(estimate.value.abs());
    if autodiff.is_infinite() {
        component.remark = "infinite where the slope is finite".into();
        return;
    }
    component.tolerance = tolerance.around(slope, &estimate, largest);
    let difference = (autodiff - estimate.value).abs();
    let sharp = 10.0 * estimate.error <= 1e-2 * slope.max(1e-3 * estimate.scale);
    if difference > component.tolerance {
        component.remark = component.ratio().map_or_else(String::new, describe_ratio);
    } else if sharp || difference == 0.0 {
        component.verdict = Verdict::Pass;
    } else {
        component.verdict = Verdict::Inconclusive;
        component.remark = format!(
            "the numerical value is uncertain by {:.1e}; choose a point where the function is less flat",
            10.0 * estimate.error
        );
    }
}

/// Whether the derivative lies between the one-sided slopes; an infinite one must be the slope of a side.
fn between(component: &mut Component, tolerance: &Tolerance, largest: f64) -> bool {
    let Component { autodiff, estimate, .. } = *component;
    let (low, high) = (estimate.left.min(estimate.right), estimate.left.max(estimate.right));
    let finite = |x: f64| if x.is_finite() { x.abs() } else { 0.0 };
    component.tolerance = tolerance.around(finite(low).max(finite(high)), &estimate, largest);
    let slack = component.tolerance;
    let inside = if autodiff.is_infinite() {
        autodiff == estimate.left || autodiff == estimate.right
    } else {
        low - slack <= autodiff && autodiff <= high + slack
    };
    component.remark = if inside {
        component.verdict = Verdict::Pass;
        match estimate.shape {
            Shape::Vertical => "vertical tangent".into(),
            Shape::Jump => "jump".into(),
            _ => "kink".into(),
        }
    } else {
        format!("not between the one-sided slopes {low:.4e} and {high:.4e}")
    };
    inside
}

/// The mistake that usually gives this ratio of derivative to slope.
fn describe_ratio(ratio: f64) -> String {
    let near = |target: f64| (ratio - target).abs() <= 1e-4 * target.abs().max(1e-2);
    let hint = match () {
        () if near(2.0) => ": counted twice?",
        () if near(0.5) => ": half of it lost?",
        () if near(-1.0) => ": wrong sign?",
        () if near(0.0) => ": a path is missing?",
        () => "",
    };
    format!("ratio {ratio:.4}{hint}")
}
