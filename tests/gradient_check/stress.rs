//! Thousands of random functions at random points of random scales: the ladder is never far off, says how far off it is, and
//! never accuses a right derivative.

use autodiff::check::{Estimate, GradCheck, Rng, derivative};

const POINTS: usize = 6000;

type Function = Box<dyn Fn(f64) -> f64>;

struct Case {
    family: &'static str,
    f: Function,
    x: f64,
    exact: f64,
}

/// A random member of a family: amplitude 1e-12 to 1e12, argument 1e-6 to 1e6, scale of variation within ten of the argument, sometimes
/// with a constant added.
fn case(rng: &mut Rng, number: usize) -> Case {
    let uniform = |rng: &mut Rng, low: f64, high: f64| low + (high - low) * rng.unit();
    let size = 10_f64.powf(uniform(rng, -6.0, 6.0));
    let a = 10_f64.powf(uniform(rng, -12.0, 12.0));
    let s = size * 10_f64.powf(uniform(rng, -1.0, 1.0));
    let (p, q) = (uniform(rng, -3.0, 3.0), uniform(rng, -2.0, 2.0));
    let c = if rng.unit() < 0.3 { a * uniform(rng, -3.0, 3.0) } else { 0.0 };
    let either = size * rng.sign();
    match number % 12 {
        0 => known("exp", either, move |x| a * (x / s).exp() + c, |x| a / s * (x / s).exp()),
        1 => known("ln", size, move |x| a * x.ln() + c, |x| a / x),
        2 => known("pow", size, move |x| a * (x / s).powf(p) + c, |x| a * p / s * (x / s).powf(p - 1.0)),
        3 => known(
            "bell",
            either,
            move |x| a / (1.0 + (x / s) * (x / s)) + c,
            |x| -2.0 * a * x / s / s / (1.0 + (x / s) * (x / s)).powi(2),
        ),
        4 => known("sin", either, move |x| a * (x / s + q).sin() + c, |x| a / s * (x / s + q).cos()),
        5 => known("sqrt", size, move |x| a * (x / s).sqrt() + c, |x| a * 0.5 / (x * s).sqrt()),
        6 => known("tanh", either, move |x| a * (x / s).tanh() + c, |x| a / s / (x / s).cosh().powi(2)),
        7 => known(
            "polynomial",
            either,
            move |x| {
                let t = x / s;
                a * (1.0 + t * (q + t * (p + t * (1.0 + t)))) + c
            },
            |x| {
                let t = x / s;
                a / s * (q + t * (2.0 * p + t * (3.0 + t * 4.0)))
            },
        ),
        8 => known("x ln x", size, move |x| a * x * x.ln(), |x| a * (1.0 + x.ln())),
        9 => known(
            "logistic",
            either,
            move |x| a / (1.0 + (-x / s).exp()),
            |x| {
                let e = (-(x / s).abs()).exp();
                a / s * e / (1.0 + e) / (1.0 + e)
            },
        ),
        10 => known(
            "gaussian",
            either,
            move |x| a * (-(x / s) * (x / s)).exp(),
            |x| -2.0 * a * x / s / s * (-(x / s) * (x / s)).exp(),
        ),
        _ => known(
            "hypot cos",
            either,
            move |x| a * (x / s).hypot(1.0) * (x / s).cos(),
            |x| {
                let (t, h) = (x / s, (x / s).hypot(1.0));
                a / s * (t / h * t.cos() - h * t.sin())
            },
        ),
    }
}

fn known(family: &'static str, x: f64, f: impl Fn(f64) -> f64 + 'static, slope: impl Fn(f64) -> f64) -> Case {
    Case { family, f: Box::new(f), x, exact: slope(x) }
}

/// Whether the slope can be seen in double precision at all: a relative step of 1 changes the value by more than its last bits.
fn visible(case: &Case) -> bool {
    let value = (case.f)(case.x);
    let change = (case.exact * case.x).abs();
    value.is_finite() && value.abs() < 1e290 && change > 1e-6 * value.abs() && change > 1e-280
}

fn cases() -> impl Iterator<Item = Case> {
    let mut rng = Rng::new(1);
    (0..POINTS).map(move |number| case(&mut rng, number)).filter(visible)
}

#[test]
fn none_is_off_by_a_millionth_and_the_estimate_is_honest() {
    let mut errors = Vec::new();
    let mut evaluations = Vec::new();
    let (mut above, mut far_above) = (0, 0);
    for case in cases() {
        let estimate: Estimate = derivative(&case.f, case.x);
        assert!(estimate.shape.is_smooth(), "{} at {:e}: {estimate:?}", case.family, case.x);
        let error = (estimate.value - case.exact).abs();
        let relative = error / case.exact.abs();
        assert!(relative <= 1e-6, "{} at {:e}: off by {relative:.1e}, {estimate:?}", case.family, case.x);
        errors.push(relative);
        evaluations.push(estimate.evaluations);
        above += usize::from(error > estimate.error);
        far_above += usize::from(error > 10.0 * estimate.error);
    }
    errors.sort_by(f64::total_cmp);
    evaluations.sort_unstable();
    let n = errors.len();
    println!("{n} points; relative error: median {:.1e}, worst {:.1e}", errors[n / 2], errors[n - 1]);
    println!(
        "evaluations: median {}, p99 {}, most {}",
        evaluations[n / 2],
        evaluations[n * 99 / 100],
        evaluations[n - 1]
    );
    println!("error above its estimate at {above} points, above ten times that at {far_above}");
    assert!(n > POINTS * 8 / 10);
    assert!(errors[n / 2] <= 3e-14);
    assert!(evaluations[n / 2] <= 21);
    assert!(above * 100 <= 4 * n && far_above * 1000 <= 2 * n);
}

#[test]
fn a_right_derivative_passes_and_one_wrong_by_a_hundred_thousandth_fails() {
    for case in cases() {
        let check = |factor: f64| {
            let exact = case.exact;
            GradCheck::new(
                case.family,
                |p: &[f64]| (case.f)(p[0]),
                move |_, seed| vec![seed * factor * exact],
            )
            .at(&[case.x])
            .run()
        };
        let right = check(1.0);
        assert!(right.passed(), "{right}");
        let wrong = check(1.00001);
        assert!(wrong.failed(), "{wrong}");
    }
}
