//! How exact the ladder is on eighteen functions, in both widths, beside the steps that other tools take.

use autodiff::check::{Estimate, Ladder, Precision, derivative};

use crate::functions::{FUNCTIONS, Known};

fn relative_error(known: &Known, estimate: f64) -> f64 {
    let exact = (known.derivative)(known.at);
    ((estimate - exact) / exact).abs()
}

fn median(mut errors: Vec<f64>) -> f64 {
    errors.sort_by(f64::total_cmp);
    errors[errors.len() / 2]
}

fn wide(known: &Known) -> Estimate {
    derivative(known.wide, known.at)
}

fn narrow(known: &Known) -> Estimate {
    Ladder::new().precision(Precision::F32).derivative(|x| f64::from((known.narrow)(x as f32)), known.at)
}

/// Run with `--nocapture` for the table in `docs/gradient-check.md`.
#[test]
fn double_precision_is_exact_to_twelve_digits_at_any_scale() {
    let mut errors = Vec::new();
    println!("| function | at | derivative | error | estimated error | step | evaluations |");
    println!("|---|---|---|---|---|---|---|");
    for known in FUNCTIONS {
        let estimate = wide(known);
        let (error, exact) = (relative_error(known, estimate.value), (known.derivative)(known.at));
        println!(
            "| {} | {:e} | {exact:.3e} | {error:.1e} | {:.1e} | {:.1e} | {} |",
            known.name,
            known.at,
            estimate.error / exact.abs(),
            estimate.step,
            estimate.evaluations
        );
        assert!(estimate.shape.is_smooth(), "{}: {estimate:?}", known.name);
        assert!(error <= 5.4e-12, "{}: off by {error:.1e}", known.name);
        assert!(error * exact.abs() <= 10.0 * estimate.error, "{}: {estimate:?}", known.name);
        assert!(estimate.evaluations <= 47, "{}: {} evaluations", known.name, estimate.evaluations);
        errors.push(error);
    }
    assert!(median(errors.clone()) <= 1e-14, "median {:.1e}", median(errors));
}

#[test]
fn single_precision_is_exact_to_three_digits_at_any_scale() {
    let mut errors = Vec::new();
    for known in FUNCTIONS {
        let estimate = narrow(known);
        let error = relative_error(known, estimate.value);
        println!("{:18} {error:.1e} {estimate:?}", known.name);
        assert!(error <= 1e-3, "{}: off by {error:.1e}", known.name);
        errors.push(error);
    }
    assert!(median(errors.clone()) <= 2e-6, "median {:.1e}", median(errors));
}

/// The comparison in `docs/gradient-check.md`: the ladder must be better than each fixed rule, in the median and at its worst.
#[test]
fn no_fixed_step_comes_near() {
    let cbrt = f64::EPSILON.cbrt();
    let rules: [(&str, &dyn Fn(f64) -> f64); 6] = [
        ("h = 1e-3", &|_| 1e-3),
        ("h = 1e-4", &|_| 1e-4),
        ("h = 1e-5", &|_| 1e-5),
        ("h = 1e-6", &|_| 1e-6),
        ("h = cbrt(eps) max(1, |x|)", &|x| cbrt * x.abs().max(1.0)),
        ("h = cbrt(eps) |x|", &|x| cbrt * x.abs()),
    ];
    let worst = |errors: &[f64]| errors.iter().copied().fold(0.0, f64::max);
    let summary = |name: &str, errors: &[f64]| {
        let good = errors.iter().filter(|error| **error <= 1e-6).count();
        println!("| {name} | {:.1e} | {:.1e} | {good}/18 |", median(errors.to_vec()), worst(errors));
    };
    let ladder: Vec<f64> = FUNCTIONS.iter().map(|known| relative_error(known, wide(known).value)).collect();
    println!("| method | median | worst | within 1e-6 |\n|---|---|---|---|");
    for (name, step) in rules {
        let central = |known: &Known| {
            let h = step(known.at);
            let slope = ((known.wide)(known.at + h) - (known.wide)(known.at - h)) / (2.0 * h);
            let error = relative_error(known, slope);
            if error.is_nan() { f64::INFINITY } else { error }
        };
        let errors: Vec<f64> = FUNCTIONS.iter().map(central).collect();
        summary(name, &errors);
        assert!(median(ladder.clone()) < median(errors.clone()) / 1e3, "{name}");
        assert!(worst(&ladder) < worst(&errors) / 1e3, "{name}");
    }
    summary("the ladder", &ladder);
}

#[test]
fn the_page_lists_every_function() {
    let page = include_str!("../../docs/gradient-check.md");
    for known in FUNCTIONS {
        let row = format!("| {} | {:e} |", known.name, known.at);
        assert!(page.contains(&row), "docs/gradient-check.md has no row that begins with `{row}`");
    }
}

#[test]
fn the_longest_step_is_kept() {
    for range in [1e-3, 0.05, 0.3] {
        let mut longest = 0.0_f64;
        let f = |x: f64| {
            longest = longest.max((x - 2.0).abs());
            x.sin()
        };
        let estimate = Ladder::new().max_range(range).derivative(f, 2.0);
        assert!((estimate.value - 2.0_f64.cos()).abs() < 1e-9);
        assert!(longest <= range, "a step of {longest} where {range} is the longest");
    }
}
