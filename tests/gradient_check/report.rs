//! What a report says, word for word.

use autodiff::check::{GradCheck, GradReport, Mode};

fn rosenbrock(p: &[f64]) -> f64 {
    let (a, b) = (1.0 - p[0], p[1] - p[0] * p[0]);
    a * a + 100.0 * b * b + p[2].abs()
}

fn sweep(p: &[f64], seed: f64) -> Vec<f64> {
    let (a, b) = (1.0 - p[0], p[1] - p[0] * p[0]);
    let sign = if p[2] == 0.0 { 0.0 } else { p[2].signum() };
    vec![seed * (-2.0 * a - 400.0 * p[0] * b), seed * 200.0 * b, seed * sign]
}

fn doubled(p: &[f64], seed: f64) -> Vec<f64> {
    let mut g = sweep(p, seed);
    g[1] *= 2.0;
    g
}

fn check<'f>(sweep: fn(&[f64], f64) -> Vec<f64>) -> GradCheck<'f> {
    GradCheck::new("rosenbrock", rosenbrock, sweep).names(["x", "y[0]", "y[1]"])
}

#[track_caller]
fn expect(report: &GradReport, want: &[&str]) {
    let (got, want) = (report.to_string(), want.join("\n"));
    assert!(got == want, "got:\n{got}\nwant:\n{want}");
}

#[test]
fn a_failure_names_the_parameter_and_the_mistake() {
    expect(
        &check(doubled).at(&[1.25, 0.5, 0.0]).run(),
        &[
            "gradient check FAILED: rosenbrock at (x=1.25, y[0]=0.5, y[1]=0)   121 evaluations (40 per parameter)",
            "  parameter  autodiff     numeric                   error  est.err  step    verdict",
            "> y[0]       -4.250000e2  -2.125000e2               2.1e2  1.5e-12  3.1e-2  FAIL   ratio 2.0000: counted twice?",
            "  x          5.317500e2   5.317500e2                0      1.9e-12  3.1e-2  ok",
            "  y[1]       0            left -1.0e0, right 1.0e0  0      7.4e-12  6.2e-2  ok   kink: moved to 0.000834084, ok there",
        ],
    );
}

#[test]
fn a_pass_shows_how_sharp_it_was() {
    expect(
        &check(sweep).at(&[1.25, 0.5, -0.5]).run(),
        &[
            "gradient check passed: rosenbrock at (x=1.25, y[0]=0.5, y[1]=-0.5)   36 evaluations (12 per parameter)",
            "  parameter  autodiff     numeric      error  est.err  step    verdict",
            "  x          5.317500e2   5.317500e2   0      1.9e-12  3.1e-2  ok",
            "  y[0]       -2.125000e2  -2.125000e2  0      1.5e-12  3.1e-2  ok",
            "  y[1]       -1.000000e0  -1.000000e0  0      1.3e-12  3.1e-2  ok",
        ],
    );
}

#[test]
fn a_direction_that_fails_leads_to_the_parameter() {
    expect(
        &check(doubled).at(&[1.25, 0.5, -0.5]).mode(Mode::Directions(2)).seed(3).run(),
        &[
            "gradient check FAILED: rosenbrock at (x=1.25, y[0]=0.5, y[1]=-0.5)   GRADCHECK_SEED=0x3   62 evaluations",
            "  parameter    autodiff     numeric      error  est.err  step    verdict",
            "> y[0]         -4.250000e2  -2.125000e2  2.1e2  1.5e-12  3.1e-2  FAIL   ratio 2.0000: counted twice?",
            "> direction 2  3.197500e2   4.260000e2   1.1e2  1.8e-12  3.1e-2  FAIL   ratio 0.7506, explained by the parameters above",
            "> direction 1  7.447500e2   6.385000e2   1.1e2  1.9e-12  3.1e-2  FAIL   ratio 1.1664",
        ],
    );
}

#[test]
fn faults_come_before_the_table() {
    let ln = GradCheck::new("ln", |p| p[0].ln(), |p, seed| vec![seed / p[0]]);
    expect(
        &ln.at(&[-1.0]).run(),
        &[
            "gradient check FAILED: ln at (x=-1)   2 evaluations",
            "> domain error: the value is NaN at this point; choose a point inside the domain",
        ],
    );
    let ignored = GradCheck::new("double", |p| 2.0 * p[0], |_, _| vec![2.0]);
    expect(
        &ignored.at(&[0.5]).run(),
        &[
            "gradient check FAILED: double at (x=0.5)   14 evaluations (14 per parameter)",
            "> seed 1 gives 2e0 for `x`, seed 2 gives 2e0, not exactly twice that",
            "> seed 0 gives 2e0 for `x`, not 0",
            "  parameter  autodiff    numeric     error  est.err  step    verdict",
            "  x          2.000000e0  2.000000e0  0      1.3e-14  3.1e-2  ok",
        ],
    );
}

#[test]
fn many_points_are_summed_up() {
    let square = |slope: f64| {
        GradCheck::new("square", |p| p[0] * p[0], move |p, seed| vec![seed * slope * p[0]])
            .random(5, |rng| vec![rng.generic()])
            .seed(7)
    };
    expect(
        &square(2.0).run(),
        &[
            "gradient check passed: square at 5 points   GRADCHECK_SEED=0x7   66 evaluations (13 per parameter)",
            " at (x=-1.98)",
            "  parameter  autodiff     numeric      error    est.err  step    verdict",
            "  x          -3.960000e0  -3.960000e0  1.3e-15  1.5e-14  1.2e-1  ok",
        ],
    );
    expect(
        &square(3.0).run(),
        &[
            "gradient check FAILED: square at 5 of 5 points   GRADCHECK_SEED=0x7   66 evaluations (13 per parameter)",
            " at (x=-1.98)",
            "  parameter  autodiff     numeric      error  est.err  step    verdict",
            "> x          -5.940000e0  -3.960000e0  2.0e0  1.5e-14  1.2e-1  FAIL   ratio 1.5000",
            " at (x=7.22)",
            "  parameter  autodiff    numeric     error  est.err  step    verdict",
            "> x          2.166000e1  1.444000e1  7.2e0  5.2e-14  5.0e-1  FAIL   ratio 1.5000",
            " at (x=1.49)",
            "  parameter  autodiff    numeric     error  est.err  step    verdict",
            "> x          4.470000e0  2.980000e0  1.5e0  8.7e-15  1.2e-1  FAIL   ratio 1.5000",
            " and 2 points more",
        ],
    );
}

#[test]
fn no_point_is_no_pass() {
    let report = check(sweep).run();
    assert!(!report.passed() && report.worst().is_none());
    expect(
        &report,
        &["gradient check FAILED: rosenbrock", "  no point to check at; give one with `at` or `random`"],
    );
}

#[test]
fn the_panic_is_the_report() {
    let report = check(doubled).at(&[1.25, 0.5, 0.0]).run();
    let panic = std::panic::catch_unwind(|| report.assert()).unwrap_err();
    assert_eq!(*panic.downcast::<String>().unwrap(), report.to_string());
}
