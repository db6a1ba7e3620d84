//! Kinks, jumps, vertical tangents, edges, staircases: what the ladder calls them, in both widths.

use std::f64::consts::PI;

use autodiff::check::{Estimate, Ladder, Precision, Shape, derivative};

/// The kinds of shape, without their numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Smooth,
    Kink,
    Jump,
    Vertical,
    Edge,
    Rough,
    Undefined,
}

fn kind(shape: Shape) -> Kind {
    match shape {
        Shape::Smooth | Shape::SmoothWithin { .. } => Kind::Smooth,
        Shape::Kink => Kind::Kink,
        Shape::Jump => Kind::Jump,
        Shape::Vertical => Kind::Vertical,
        Shape::DomainEdge => Kind::Edge,
        Shape::Undefined => Kind::Undefined,
        _ => Kind::Rough,
    }
}

type Case = (&'static str, fn(f64) -> f64, f64, Kind, [f64; 2]);
const NAN: f64 = f64::NAN;
const INF: f64 = f64::INFINITY;

/// Function, point, kind, slopes from left and right.
const CASES: &[Case] = &[
    ("|x| at 0", f64::abs, 0.0, Kind::Kink, [-1.0, 1.0]),
    ("|x| near 0", f64::abs, 1e-9, Kind::Smooth, [1.0, 1.0]),
    ("relu at 0", |x| x.max(0.0), 0.0, Kind::Kink, [0.0, 1.0]),
    ("relu right of 0", |x| x.max(0.0), 1e-9, Kind::Smooth, [1.0, 1.0]),
    ("relu left of 0", |x| x.max(0.0), -1e-9, Kind::Smooth, [0.0, 0.0]),
    ("|x - 1e-9| at 0", |x| (x - 1e-9).abs(), 0.0, Kind::Smooth, [-1.0, -1.0]),
    ("|x - 1e-4| at 0", |x| (x - 1e-4).abs(), 0.0, Kind::Smooth, [-1.0, -1.0]),
    ("|x - 1| just above 1", |x| (x - 1.0).abs(), 1.0 + 1e-9, Kind::Smooth, [1.0, 1.0]),
    ("|sin x| at pi", |x| x.sin().abs(), PI, Kind::Kink, [-1.0, 1.0]),
    ("slope changes by a thousandth", |x| x + 5e-4 * (x - 2.0).abs(), 2.0, Kind::Kink, [0.9995, 1.0005]),
    ("max(x, 2x - 1) at 1", |x| x.max(2.0 * x - 1.0), 1.0, Kind::Kink, [1.0, 2.0]),
    ("floor at 2", f64::floor, 2.0, Kind::Jump, [0.0, 0.0]),
    ("x² + floor at 2", |x| x * x + x.floor(), 2.0, Kind::Jump, [4.0, 4.0]),
    ("signum at 0", f64::signum, 0.0, Kind::Jump, [0.0, 0.0]),
    ("√|x| at 0", |x| x.abs().sqrt(), 0.0, Kind::Vertical, [-INF, INF]),
    ("√x at 0", f64::sqrt, 0.0, Kind::Vertical, [NAN, INF]),
    ("∛x at 0", f64::cbrt, 0.0, Kind::Vertical, [INF, INF]),
    ("acos at 1", f64::acos, 1.0, Kind::Vertical, [-INF, NAN]),
    ("x √x at 0", |x| x * x.sqrt(), 0.0, Kind::Edge, [NAN, 0.0]),
    ("√(x² + 1e-6) at 0", |x| (x * x + 1e-6).sqrt(), 0.0, Kind::Smooth, [0.0, 0.0]),
    ("x|x| at 0", |x| x * x.abs(), 0.0, Kind::Smooth, [0.0, 0.0]),
    ("Huber at its joint", huber, 1.0, Kind::Smooth, [1.0, 1.0]),
    ("staircase", |x| (1000.0 * x).round() / 1000.0, 0.3333, Kind::Smooth, [0.0, 0.0]),
    ("constant", |_| 5.0, 3.0, Kind::Smooth, [0.0, 0.0]),
    ("bottom of a bowl", |x| (x - 1.0) * (x - 1.0) + 5.0, 1.0, Kind::Smooth, [0.0, 0.0]),
    ("sin(16 pi x), zero at every first step", |x| (16.0 * PI * x).sin(), 0.0, Kind::Smooth, [16.0 * PI; 2]),
    ("√(x - 1) just above 1", |x| (x - 1.0).sqrt(), 1.0 + 1e-9, Kind::Smooth, [15811.388, 15811.388]),
    ("x sin(1/x) at 0", |x| if x == 0.0 { 0.0 } else { x * (1.0 / x).sin() }, 0.0, Kind::Rough, [NAN, NAN]),
    ("ln at -1", f64::ln, -1.0, Kind::Undefined, [NAN, NAN]),
    ("1/x at 0", |x| 1.0 / x, 0.0, Kind::Undefined, [NAN, NAN]),
];

fn huber(x: f64) -> f64 {
    if x.abs() < 1.0 { 0.5 * x * x } else { x.abs() - 0.5 }
}

fn near(a: f64, b: f64, tolerance: f64) -> bool {
    a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= tolerance * b.abs().max(1.0)
}

fn judged(estimate: &Estimate, wanted: Kind, [left, right]: [f64; 2], tolerance: f64) -> bool {
    let slopes = near(estimate.left, left, tolerance) && near(estimate.right, right, tolerance);
    kind(estimate.shape) == wanted && (slopes || wanted == Kind::Rough)
}

#[test]
fn every_case_has_its_name_in_double_precision() {
    for &(name, f, x, wanted, slopes) in CASES {
        let estimate = derivative(f, x);
        assert!(judged(&estimate, wanted, slopes, 1e-6), "{name}: {estimate:?}");
        assert!(estimate.evaluations <= 130, "{name}: {} evaluations", estimate.evaluations);
    }
}

/// Kinks and edges closer to the point than its last bit cannot be told from kinks and edges at the point.
#[test]
fn single_precision_differs_only_where_points_merge() {
    let merged = ["|x - 1e-9| at 0", "|x - 1| just above 1", "√(x - 1) just above 1"];
    for &(name, f, x, wanted, slopes) in CASES {
        let narrow = |x: f64| f64::from(f(x) as f32);
        let estimate = Ladder::new().precision(Precision::F32).derivative(narrow, x);
        let same = judged(&estimate, wanted, slopes, 2e-3);
        assert_eq!(same, !merged.contains(&name), "{name}: {estimate:?}");
    }
}

#[test]
fn the_distance_of_a_kink_is_told() {
    for distance in [1e-9, 1e-6, 1e-4] {
        let estimate = derivative(|x| (x - distance).abs(), 0.0);
        let Shape::SmoothWithin { distance: told } = estimate.shape else {
            panic!("{distance}: {estimate:?}");
        };
        assert!(told <= distance && told >= distance / 16.0, "{distance}: {told}");
    }
}

/// f(x + 1e-3) is not defined, f(x - 1) is not defined: steps shrink until both sides are.
#[test]
fn a_narrow_domain_is_no_obstacle() {
    let inside = |x: f64| if (0.999..1.001).contains(&x) { x.exp() } else { NAN };
    let estimate = derivative(inside, 1.0);
    assert_eq!(estimate.shape, Shape::Smooth);
    assert!((estimate.value - 1.0_f64.exp()).abs() < 1e-9, "{estimate:?}");
}

#[test]
fn infinite_values_are_kept_out() {
    let estimate = derivative(f64::exp, 700.0);
    assert!((estimate.value / 700.0_f64.exp() - 1.0).abs() < 1e-12, "{estimate:?}");
    let estimate = derivative(|x| x, f64::INFINITY);
    assert_eq!(estimate.shape, Shape::Undefined);
}
