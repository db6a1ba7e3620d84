//! The reports of all points go in; the report of the whole check comes out: whether it passed, what was worst, and as text.

use std::fmt;

use super::fault::Fault;
use super::judge::{Component, Verdict};
use super::point::PointReport;
use super::problem::Mode;
use super::random::SEED_VARIABLE;
use super::table;

/// The outcome of a gradient check. Its `Display` is the table that [`assert`](Self::assert) panics with.
///
/// ```
/// use autodiff::check::GradCheck;
/// let report = GradCheck::new("square", |p| p[0] * p[0], |p, s| vec![s * 2.0 * p[0]]).at(&[3.0]).run();
/// assert!(report.passed());
/// assert!(report.to_string().starts_with("gradient check passed: square at (x=3)"));
/// ```
#[derive(Clone, Debug)]
#[must_use = "a report that nobody reads hides failures; call `assert()` or `passed()`"]
pub struct GradReport {
    function: String,
    names: Vec<String>,
    points: Vec<PointReport>,
    mode: Mode,
    seed: Option<u64>,
}

impl GradReport {
    pub(super) fn new(
        function: String,
        names: Vec<String>,
        points: Vec<PointReport>,
        mode: Mode,
        seed: Option<u64>,
    ) -> Self {
        Self { function, names, points, mode, seed }
    }

    /// Whether every comparison at every point passed, and there was a point.
    pub fn passed(&self) -> bool {
        !self.points.is_empty() && self.points.iter().all(PointReport::passed)
    }

    /// Whether something is wrong. A check that is neither passed nor failed is inconclusive.
    pub fn failed(&self) -> bool {
        self.points.is_empty() || self.points.iter().any(PointReport::failed)
    }

    /// What was found at each point.
    pub fn points(&self) -> &[PointReport] {
        &self.points
    }

    /// All comparisons at all points.
    pub fn components(&self) -> impl Iterator<Item = &Component> {
        self.points.iter().flat_map(|point| &point.components)
    }

    /// All faults at all points.
    pub fn faults(&self) -> impl Iterator<Item = &Fault> {
        self.points.iter().flat_map(|point| &point.faults)
    }

    /// The comparison that is farthest from passing, single parameters before directions; `None` if nothing was compared.
    pub fn worst(&self) -> Option<&Component> {
        let key = |component: &Component| {
            let (verdict, size) = component.severity();
            (verdict, component.index.is_some(), size)
        };
        self.components().max_by(|a, b| {
            let (a, b) = (key(a), key(b));
            a.0.cmp(&b.0).then(a.1.cmp(&b.1)).then(a.2.total_cmp(&b.2))
        })
    }

    /// Calls of the function in all.
    pub fn evaluations(&self) -> usize {
        self.points.iter().map(|point| point.evaluations).sum()
    }

    /// The seed of the random choices, if there were any.
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Nothing if the check passed.
    ///
    /// # Panics
    ///
    /// With the whole report if it did not.
    #[track_caller]
    pub fn assert(&self) {
        assert!(self.passed(), "{self}");
    }

    fn outcome(&self) -> &'static str {
        match (self.passed(), self.failed()) {
            (true, _) => "passed",
            (false, true) => "FAILED",
            (false, false) => "INCONCLUSIVE",
        }
    }
}

/// Points and faults shown in full; the rest is counted.
const POINTS_SHOWN: usize = 3;

impl fmt::Display for GradReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "gradient check {}: {}", self.outcome(), self.function)?;
        let bad: Vec<&PointReport> = self.points.iter().filter(|point| !point.passed()).collect();
        match self.points.as_slice() {
            [] => return write!(f, "\n  no point to check at; give one with `at` or `random`"),
            [only] => write!(f, " at {}", table::point(&self.names, &only.point))?,
            all if bad.is_empty() => write!(f, " at {} points", all.len())?,
            all => write!(f, " at {} of {} points", bad.len(), all.len())?,
        }
        if let Some(seed) = self.seed {
            write!(f, "   {SEED_VARIABLE}={seed:#x}")?;
        }
        write!(f, "   {} evaluations", self.evaluations())?;
        let compared = self.components().count();
        if compared > 0 && self.mode == Mode::Full {
            write!(f, " ({} per parameter)", self.evaluations() / compared)?;
        }
        let shown: Vec<&PointReport> =
            if bad.is_empty() { self.points.iter().take(1).collect() } else { bad };
        let single = self.points.len() == 1;
        for point in shown.iter().take(POINTS_SHOWN) {
            if !single {
                write!(f, "\n at {}", table::point(&self.names, &point.point))?;
            }
            for fault in &point.faults {
                write!(f, "\n> {fault}")?;
            }
            table::components(f, &point.components)?;
        }
        if shown.len() > POINTS_SHOWN {
            write!(f, "\n and {} points more", shown.len() - POINTS_SHOWN)?;
        }
        Ok(())
    }
}

/// The order of a table: the worst first.
pub(super) fn by_severity(components: &[Component]) -> Vec<&Component> {
    let mut sorted: Vec<&Component> = components.iter().collect();
    let rank = |component: &Component| {
        let (verdict, size) = component.severity();
        (verdict, if verdict == Verdict::Pass { 0.0 } else { size })
    };
    sorted.sort_by(|a, b| {
        let (a, b) = (rank(a), rank(b));
        b.0.cmp(&a.0).then(b.1.total_cmp(&a.1))
    });
    sorted
}
