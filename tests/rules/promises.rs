//! What the rows promise: local derivatives at kinks, NaN outside of domains, which slopes stay finite.

use crate::table::{RULES, Rule, same};

/// Arguments that reach every branch of the formulas, and the ends of the number range.
const CORNERS: [f64; 26] = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    2.0,
    -2.0,
    0.5,
    -0.5,
    std::f64::consts::PI,
    -std::f64::consts::E,
    1.0 + f64::EPSILON,
    1.0 - f64::EPSILON / 2.0,
    -1.0 - f64::EPSILON,
    1e-8,
    1e8,
    -1e17,
    1e154,
    -1e155,
    1e-155,
    f64::MIN_POSITIVE,
    -5e-324,
    f64::MAX,
    f64::MIN,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

/// All combinations of corners for the float arguments, and a few integers for the others.
pub(crate) fn grid(rule: &Rule) -> Vec<Vec<f64>> {
    let ints = if rule.name == "powi" { vec![0, 1, -1, 2, -2, 3, 5, i32::MIN, i32::MAX] } else { vec![] };
    let mut points = vec![vec![]];
    for _ in 0..rule.floats {
        points = points.iter().flat_map(|p| CORNERS.map(|x| [&p[..], &[x]].concat())).collect();
    }
    if !ints.is_empty() {
        points =
            points.iter().flat_map(|p| ints.iter().map(|n| [&p[..], &[f64::from(*n)]].concat())).collect();
    }
    // The standard library panics where the bounds of `clamp` are in disorder.
    points.retain(|p| rule.name != "clamp" || p[1] <= p[2]);
    points
}

#[test]
fn local_derivatives_at_kinks_are_as_promised() {
    for rule in RULES {
        for (point, promised) in rule.at {
            let (_, slopes) = rule.slopes(point);
            let agree = slopes.iter().zip(*promised).all(|(a, b)| same(*a, *b));
            assert!(agree, "{}{point:?}: {slopes:?}, promised {promised:?}", rule.name);
        }
    }
}

#[test]
fn outside_of_the_domain_everything_is_nan() {
    for rule in RULES {
        for point in grid(rule).iter().filter(|point| !(rule.on)(point)) {
            let (value, slopes) = rule.slopes(point);
            let all_nan = value.is_nan() && slopes.iter().all(|slope| slope.is_nan());
            assert!(all_nan, "{}{point:?}: {value}, {slopes:?}", rule.name);
        }
    }
}

#[test]
fn only_singular_rows_have_infinite_slopes_at_finite_arguments() {
    for rule in RULES.iter().filter(|rule| !rule.singular) {
        for point in grid(rule).iter().filter(|point| point.iter().all(|x| x.is_finite())) {
            let (value, slopes) = rule.slopes(point);
            assert!(slopes.iter().all(|s| s.is_finite()), "{}{point:?}: {value}, {slopes:?}", rule.name);
        }
    }
}

/// The cases where no number would do: the base of a logarithm at zero, and a power of a negative number as a
/// function of the exponent. Overflow in the middle of a formula would show here, too.
#[test]
fn a_finite_value_has_slopes_that_are_numbers() {
    for rule in RULES {
        for point in grid(rule).iter().filter(|point| point.iter().all(|x| !x.is_nan())) {
            let (value, slopes) = rule.slopes(point);
            let excused = match rule.name {
                "powf" => point[0] < 0.0,
                "log" => point[1] == 0.0,
                _ => false,
            };
            if value.is_finite() && !excused {
                assert!(slopes.iter().all(|s| !s.is_nan()), "{}{point:?}: {value}, {slopes:?}", rule.name);
            }
        }
    }
}
