//! Derivatives that are wrong in the ways derivatives are usually wrong: each must fail, alone, in both modes.

use std::cell::{Cell, RefCell};

use autodiff::check::{Fault, GradCheck, GradReport, Mode, Rng, Verdict};

const MODES: [Mode; 2] = [Mode::Full, Mode::Directions(4)];

/// x² y + sin z, with a gradient to be spoilt.
fn value(p: &[f64]) -> f64 {
    p[0] * p[0] * p[1] + p[2].sin()
}

fn gradient(p: &[f64]) -> [f64; 3] {
    [2.0 * p[0] * p[1], p[0] * p[0], p[2].cos()]
}

fn check<'f>(spoilt: impl Fn(&[f64]) -> [f64; 3] + 'f, mode: Mode) -> GradReport {
    GradCheck::new("value", value, move |p, seed| spoilt(p).map(|g| seed * g).to_vec())
        .names(["x", "y", "z"])
        .at(&[1.5, -0.75, 0.3])
        .mode(mode)
        .run()
}

#[test]
fn the_right_gradient_passes() {
    for mode in MODES {
        check(gradient, mode).assert();
    }
}

#[test]
fn a_wrong_factor_in_any_component_fails_and_is_named() {
    for mode in MODES {
        for (i, name) in ["x", "y", "z"].into_iter().enumerate() {
            for factor in [2.0, 0.5, -1.0, 0.0, 1.001] {
                let spoilt = |p: &[f64]| {
                    let mut g = gradient(p);
                    g[i] *= factor;
                    g
                };
                let report = check(spoilt, mode);
                let worst = report.worst().unwrap();
                assert!(report.failed() && worst.verdict == Verdict::Fail, "{report}");
                assert_eq!(worst.name, name, "{report}");
                assert!((worst.ratio().unwrap() - factor).abs() < 1e-9, "{report}");
            }
        }
    }
}

#[test]
fn a_wrong_factor_in_all_components_fails() {
    for mode in MODES {
        for factor in [2.0, 0.5, -1.0, 0.0] {
            let report = check(|p| gradient(p).map(|g| factor * g), mode);
            assert!(report.failed(), "{factor}: {report}");
        }
    }
}

#[test]
fn the_ratio_names_the_mistake() {
    let twice = check(|p| gradient(p).map(|g| 2.0 * g), Mode::Full).to_string();
    assert!(twice.contains("counted twice"), "{twice}");
    let half = check(|p| gradient(p).map(|g| 0.5 * g), Mode::Full).to_string();
    assert!(half.contains("half of it lost"), "{half}");
    let sign = check(|p| gradient(p).map(|g| -g), Mode::Full).to_string();
    assert!(sign.contains("wrong sign"), "{sign}");
    let missing = check(|_| [0.0; 3], Mode::Full).to_string();
    assert!(missing.contains("a path is missing"), "{missing}");
}

/// One of a thousand wrong by a hundredth, wherever it is.
#[test]
fn one_component_of_a_thousand_fails_and_is_named() {
    let weight = |i: usize| (1.0 + i as f64).sqrt();
    let f = |p: &[f64]| p.iter().enumerate().map(|(i, x)| (weight(i) * x).sin()).sum::<f64>();
    let mut rng = Rng::new(11);
    let point: Vec<f64> = (0..1000).map(|_| rng.normal()).collect();
    for (mode, culprits) in [(Mode::Full, &[617][..]), (Mode::Directions(4), &[0, 1, 400, 617, 998, 999])] {
        for &culprit in culprits {
            let sweep = |p: &[f64], seed: f64| {
                let slope = |(i, x): (usize, &f64)| {
                    let right = seed * weight(i) * (weight(i) * x).cos();
                    if i == culprit { 1.01 * right } else { right }
                };
                p.iter().enumerate().map(slope).collect()
            };
            let report = GradCheck::new("sum of sines", f, sweep).at(&point).mode(mode).run();
            assert!(report.failed(), "{culprit}: {report}");
            assert_eq!(report.worst().unwrap().index, Some(culprit), "{report}");
            if mode != Mode::Full {
                assert!(report.evaluations() <= 4 * 30 * 12, "{} evaluations", report.evaluations());
            }
        }
    }
}

/// `x_adj = …` where `x_adj += …` was meant: only the last use of `x` is counted.
#[test]
fn a_missing_second_use_fails() {
    let f = |p: &[f64]| p[0].exp() * p[1] + p[0] * p[0];
    let overwritten = |p: &[f64], seed: f64| vec![seed * 2.0 * p[0], seed * p[0].exp()];
    for mode in MODES {
        let report =
            GradCheck::new("two uses", f, overwritten).names(["x", "y"]).at(&[0.4, 1.3]).mode(mode).run();
        assert!(report.failed(), "{report}");
        assert_eq!(report.worst().unwrap().name, "x", "{report}");
    }
}

/// Right for positive inputs, of the wrong sign for negative ones: random points find it.
#[test]
fn a_rule_for_positive_inputs_only_fails() {
    let f = |p: &[f64]| p[0].abs().powf(1.5) * p[1];
    let positive_only = |p: &[f64], seed: f64| {
        let root = p[0].abs().sqrt();
        vec![seed * 1.5 * root * p[1], seed * p[0].abs() * root]
    };
    for mode in MODES {
        let at = |point: [f64; 2]| GradCheck::new("rule", f, positive_only).at(&point).mode(mode).run();
        assert!(at([2.0, 0.7]).passed());
        assert!(at([-2.0, 0.7]).failed());
        let random = GradCheck::new("rule", f, positive_only)
            .random(20, |rng| vec![rng.generic(), rng.generic()])
            .mode(mode)
            .run();
        assert!(random.failed(), "{random}");
    }
}

/// The record belongs to another point.
#[test]
fn a_gradient_at_a_stale_point_fails() {
    for mode in MODES {
        let report = check(|_| gradient(&[1.5, -0.75, 0.3 + 1e-4]), mode);
        assert!(report.failed(), "{report}");
        assert_eq!(report.worst().unwrap().name, "z");
    }
}

/// The record is that of the sweep before.
#[test]
fn a_gradient_that_lags_behind_fails() {
    for mode in MODES {
        let before = RefCell::new(vec![0.0; 3]);
        let report = check(|p| gradient(&before.replace(p.to_vec())), mode);
        assert!(
            report.faults().any(|fault| matches!(fault, Fault::GradientNotReproducible { .. })),
            "{report}"
        );
    }
}

/// A pair of errors is hidden from every second direction: four directions miss one pair in sixteen, eight one in 256.
#[test]
fn two_errors_that_cancel_in_the_sum_fail() {
    let f = |p: &[f64]| p.iter().sum::<f64>();
    let sweep = |p: &[f64], seed: f64| {
        let mut g = vec![seed; p.len()];
        (g[3], g[40]) = (1.5 * seed, 0.5 * seed);
        g
    };
    for mode in [Mode::Full, Mode::Directions(8)] {
        let report = GradCheck::new("sum", f, sweep).at(&[0.5; 64]).mode(mode).run();
        assert!(report.failed(), "{report}");
    }
}

#[test]
fn a_seed_that_is_ignored_fails() {
    let report = GradCheck::new("value", value, |p, _| gradient(p).to_vec()).at(&[1.5, -0.75, 0.3]).run();
    let faults: Vec<&Fault> = report.faults().collect();
    assert!(matches!(faults[..], [Fault::NotLinear { .. }, Fault::ZeroSeed { .. }]), "{report}");
}

#[test]
fn a_seed_that_is_squared_fails() {
    let sweep = |p: &[f64], seed: f64| gradient(p).map(|g| seed * seed * g).to_vec();
    let report = GradCheck::new("value", value, sweep).at(&[1.5, -0.75, 0.3]).run();
    assert!(report.faults().any(|fault| matches!(fault, Fault::NotLinear { .. })), "{report}");
}

/// 0 · inf where the slope is infinite.
#[test]
fn a_nan_for_seed_zero_fails() {
    let sweep = |p: &[f64], seed: f64| vec![seed * (0.5 / p[0].sqrt())];
    let report = GradCheck::new("sqrt", |p| p[0].sqrt(), sweep).at(&[0.0]).run();
    assert!(report.faults().any(|fault| matches!(fault, Fault::ZeroSeed { .. })), "{report}");
}

#[test]
fn a_function_that_is_not_reproducible_fails() {
    let calls = Cell::new(0.0);
    let f = |p: &[f64]| {
        calls.set(calls.get() + 1.0);
        p[0] + 1e-9 * calls.get()
    };
    let report = GradCheck::new("counter", f, |_, seed| vec![seed]).at(&[1.0]).run();
    assert!(report.faults().any(|fault| matches!(fault, Fault::ValueNotReproducible { .. })), "{report}");
}

#[test]
fn a_primal_that_differs_in_the_last_bit_fails() {
    let report = GradCheck::new("value", value, |p, seed| gradient(p).map(|g| seed * g).to_vec())
        .primal("forward_value", |p| vec![value(p).next_up()])
        .at(&[1.5, -0.75, 0.3])
        .run();
    assert!(matches!(report.faults().next(), Some(Fault::ValueDiffers { .. })), "{report}");
}

#[test]
fn a_joint_function_that_differs_fails() {
    let run = |joint: fn(&[f64]) -> (f64, Vec<f64>)| {
        GradCheck::new("value", value, |p, seed| gradient(p).map(|g| seed * g).to_vec())
            .joint("value_and_grad_value", joint)
            .at(&[1.5, -0.75, 0.3])
            .run()
    };
    run(|p| (value(p), gradient(p).to_vec())).assert();
    let other = run(|p| (value(p), vec![gradient(p)[0], gradient(p)[1], 0.0]));
    assert!(matches!(other.faults().next(), Some(Fault::GradientDiffers { .. })), "{other}");
    let value_only = run(|p| (value(p) + 1.0, gradient(p).to_vec()));
    assert!(matches!(value_only.faults().next(), Some(Fault::ValueDiffers { .. })), "{value_only}");
}

#[test]
fn a_gradient_of_the_wrong_length_fails() {
    let report = GradCheck::new("value", value, |_, seed| vec![seed; 2]).at(&[1.5, -0.75, 0.3]).run();
    let fault = report.faults().next();
    assert_eq!(fault, Some(&Fault::GradientLength { expected: 3, found: 2 }), "{report}");
}

#[test]
fn a_nan_or_infinite_derivative_of_a_finite_value_fails() {
    for mode in MODES {
        for bad in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
            let report = check(|p| [gradient(p)[0], bad, gradient(p)[2]], mode);
            assert!(report.components().any(|c| c.name == "y" && c.verdict == Verdict::Fail), "{report}");
        }
    }
}

#[test]
fn a_slope_outside_those_of_the_two_sides_fails_at_a_kink() {
    for mode in MODES {
        for (slope, right) in [(0.0, true), (1.0, true), (-1.0, true), (1.1, false), (-2.0, false)] {
            let sweep = |p: &[f64], seed: f64| vec![seed * if p[0] == 0.0 { slope } else { p[0].signum() }];
            let report = GradCheck::new("abs", |p| p[0].abs(), sweep).at(&[0.0]).mode(mode).run();
            assert_eq!(report.passed(), right, "{slope}: {report}");
        }
    }
}

/// Between the slopes at the kink, and wrong beside it.
#[test]
fn a_rule_that_is_right_at_the_kink_only_fails() {
    let report = GradCheck::new("abs", |p| p[0].abs(), |_, _| vec![0.0]).at(&[0.0]).run();
    assert!(report.failed(), "{report}");
    assert!(report.worst().unwrap().moved.is_some());
}

#[test]
fn an_infinite_slope_of_the_wrong_sign_fails() {
    let sqrt_with = |slope: f64| {
        let sweep = move |p: &[f64], seed: f64| match (p[0], seed) {
            (_, 0.0) => vec![0.0],
            (0.0, _) => vec![slope],
            (x, _) => vec![seed * 0.5 / x.sqrt()],
        };
        GradCheck::new("sqrt", |p| p[0].sqrt(), sweep).at(&[0.0]).run()
    };
    assert!(sqrt_with(f64::INFINITY).passed());
    assert!(sqrt_with(f64::NEG_INFINITY).failed());
    assert!(sqrt_with(1e9).failed());
}

/// One wrong entry of the Jacobian, in either of two outputs, and a sweep that adds the outputs up wrongly.
#[test]
fn a_wrong_jacobian_fails() {
    let f = |p: &[f64]| vec![p[0] * p[1], p[0].sin()];
    let check = |spoil: [f64; 4]| {
        let sweep = move |p: &[f64], seed: &[f64]| {
            let (a, b) = (seed[0], seed[1]);
            vec![a * spoil[0] * p[1] + b * spoil[1] * p[0].cos() + spoil[3] * (a * b), a * spoil[2] * p[0]]
        };
        GradCheck::jacobian("pair", f, sweep).names(["x", "y"]).at(&[0.7, 1.9]).run()
    };
    assert!(check([1.0, 1.0, 1.0, 0.0]).passed());
    for (spoil, name) in [
        ([2.0, 1.0, 1.0, 0.0], "output 0 by x"),
        ([1.0, 0.0, 1.0, 0.0], "output 1 by x"),
        ([1.0, 1.0, -1.0, 0.0], "output 0 by y"),
        ([1.0, 1.0, 1.0, 0.3], "seed 1 by x"),
    ] {
        let report = check(spoil);
        assert!(report.failed(), "{report}");
        let failed = report.components().any(|c| c.name == name && c.verdict == Verdict::Fail);
        assert!(failed, "{name}: {report}");
    }
}
