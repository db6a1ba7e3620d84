//! Right derivatives that a careless check would accuse: at kinks and edges, of thousands of parameters, in single precision.

use autodiff::check::{AtKinks, GradCheck, GradReport, Mode, Precision, Shape, Verdict};

fn at(x: f64, f: fn(f64) -> f64, slope: fn(f64) -> f64) -> GradReport {
    let sweep = move |p: &[f64], seed: f64| vec![if seed == 0.0 { 0.0 } else { seed * slope(p[0]) }];
    GradCheck::new("f", move |p| f(p[0]), sweep).at(&[x]).run()
}

fn sign_or_zero(x: f64) -> f64 {
    if x == 0.0 { 0.0 } else { x.signum() }
}

#[test]
fn kinks_and_their_neighbourhood() {
    for x in [0.0, 1e-9, -1e-9, 1e-4, -3.0] {
        at(x, f64::abs, sign_or_zero).assert();
        at(x, |x| x.max(0.0), |x| if x > 0.0 { 1.0 } else { 0.0 }).assert();
        at(x, |x| x * x.abs(), |x| 2.0 * x.abs()).assert();
    }
    at(1.0, |x| if x < 1.0 { 0.5 * x * x } else { x - 0.5 }, |x| x.min(1.0)).assert();
}

#[test]
fn a_vertical_tangent() {
    at(0.0, f64::sqrt, |x| 0.5 / x.sqrt()).assert();
    at(0.0, f64::cbrt, |x| 1.0 / (3.0 * x.cbrt().powi(2))).assert();
    at(1.0, f64::acos, |x| -1.0 / ((1.0 - x) * (1.0 + x)).sqrt()).assert();
}

#[test]
fn steps_and_staircases() {
    at(2.0, f64::floor, |_| 0.0).assert();
    at(2.0, |x| x + x.floor(), |_| 1.0).assert();
    at(0.3333, |x| (1000.0 * x).round() / 1000.0, |_| 0.0).assert();
}

#[test]
fn edges_of_the_domain() {
    at(1.0 + 1e-7, |x| (x - 1.0).sqrt(), |x| 0.5 / (x - 1.0).sqrt()).assert();
    at(1e-9, |x| x * x.ln(), |x| 1.0 + x.ln()).assert();
    at(0.0, |x| x * x.sqrt(), |x| 1.5 * x.sqrt()).assert();
}

#[test]
fn a_parameter_that_does_nothing_and_a_point_where_nothing_changes() {
    let unused = |p: &[f64], seed: f64| vec![seed * 2.0 * p[0], 0.0];
    GradCheck::new("unused", |p| p[0] * p[0] + 5.0, unused).at(&[3.0, 1.0]).run().assert();
    GradCheck::new("bottom", |p| p[0] * p[0] + 5.0, unused).at(&[0.0, 0.0]).run().assert();
    at(1.0, |x| (x - 1.0) * (x - 1.0) + 5.0, |x| 2.0 * (x - 1.0)).assert();
    at(1.2, |_| 7.0, |_| 0.0).assert();
}

#[test]
fn a_tie_between_two_parameters() {
    let max = |p: &[f64]| p[0].max(p[1]);
    let sweep = |p: &[f64], seed: f64| {
        let first = if p[0] > p[1] {
            1.0
        } else if p[0] < p[1] {
            0.0
        } else {
            0.5
        };
        vec![seed * first, seed * (1.0 - first)]
    };
    for mode in [Mode::Full, Mode::Directions(4)] {
        let report = GradCheck::new("max", max, sweep).at(&[1.5, 1.5]).mode(mode).run();
        assert!(report.passed(), "{report}");
    }
    let report = GradCheck::new("max", max, sweep).at(&[1.5, 1.5]).run();
    assert!(report.components().all(|c| c.estimate.shape == Shape::Kink && c.moved.is_some()), "{report}");
}

#[test]
fn kinks_can_be_allowed() {
    let check = || GradCheck::new("abs", |p| p[0].abs(), |_, _| vec![0.0]).at(&[0.0]);
    assert!(check().at_kinks(AtKinks::Move).run().failed());
    let allowed = check().at_kinks(AtKinks::Allow).run();
    assert!(allowed.passed() && allowed.worst().unwrap().moved.is_none(), "{allowed}");
}

#[test]
fn a_hundred_thousand_parameters_within_a_hundred_evaluations() {
    let f = |p: &[f64]| p.windows(2).map(|w| (w[1] - w[0] * w[0]).powi(2)).sum::<f64>();
    let sweep = |p: &[f64], seed: f64| {
        let mut g = vec![0.0; p.len()];
        for i in 0..p.len() - 1 {
            let t = 2.0 * seed * (p[i + 1] - p[i] * p[i]);
            g[i + 1] += t;
            g[i] -= 2.0 * p[i] * t;
        }
        g
    };
    let point: Vec<f64> = (0..100_000).map(|i| f64::from(i % 17) * 0.11 - 0.83).collect();
    let report = GradCheck::new("chain", f, sweep).at(&point).mode(Mode::Directions(4)).run();
    assert!(report.passed(), "{report}");
    assert!(report.evaluations() <= 100, "{} evaluations", report.evaluations());
}

#[test]
fn parameters_of_very_different_sizes() {
    let f = |p: &[f64]| (p[0] * 1e9).sin() + p[1].ln() + (p[2] / 1e8).exp();
    let sweep =
        |p: &[f64], s: f64| vec![s * 1e9 * (p[0] * 1e9).cos(), s / p[1], s * (p[2] / 1e8).exp() / 1e8];
    for mode in [Mode::Full, Mode::Directions(8)] {
        GradCheck::new("mixed", f, sweep).at(&[7e-10, 0.3, 1.4e8]).mode(mode).max_range(1e7).run().assert();
    }
    let wrong = move |p: &[f64], s: f64| {
        let mut g = sweep(p, s);
        g[2] *= 1.01;
        g
    };
    assert!(GradCheck::new("mixed", f, wrong).at(&[7e-10, 0.3, 1.4e8]).run().failed());
}

/// Single precision: the function is computed in `f32`, the harness knows.
#[test]
fn single_precision() {
    let f = |p: &[f64]| {
        let (x, y) = (p[0] as f32, p[1] as f32);
        f64::from((x * y).sin() * y)
    };
    let sweep = |p: &[f64], seed: f64| {
        let (x, y) = (p[0] as f32, p[1] as f32);
        let (sin, cos) = (x * y).sin_cos();
        vec![seed * f64::from(y * cos * y), seed * f64::from(x * cos * y + sin)]
    };
    for mode in [Mode::Full, Mode::Directions(4)] {
        let check = || GradCheck::new("f32", f, sweep).precision(Precision::F32).mode(mode);
        let report = check().at(&[0.8, 1.25]).run();
        assert!(report.passed(), "{report}");
    }
    let spoilt = move |p: &[f64], seed: f64| sweep(p, seed).iter().map(|g| 1.02 * g).collect::<Vec<_>>();
    let report = GradCheck::new("f32", f, spoilt).precision(Precision::F32).at(&[0.8, 1.25]).run();
    assert!(report.failed(), "{report}");
}

/// A slope that drowns in the value's last bits is neither right nor wrong.
#[test]
fn what_cannot_be_seen_is_inconclusive() {
    let report =
        GradCheck::new("drowned", |p| 1e12 + 1e-6 * p[0], |_, seed| vec![seed * 1e-6]).at(&[0.5]).run();
    assert!(!report.passed() && !report.failed(), "{report}");
    assert_eq!(report.worst().unwrap().verdict, Verdict::Inconclusive);
    assert!(report.to_string().contains("INCONCLUSIVE"));
}

#[test]
fn many_outputs() {
    let f = |p: &[f64]| (0..20).map(|i| (p[0] * f64::from(i)).sin() + p[1]).collect::<Vec<f64>>();
    let sweep = |p: &[f64], seed: &[f64]| {
        let slope = |i: usize| i as f64 * (p[0] * i as f64).cos();
        vec![(0..20).map(|i| seed[i] * slope(i)).sum(), seed.iter().sum()]
    };
    GradCheck::jacobian("sines", f, sweep).at(&[0.4, 2.0]).run().assert();
}
