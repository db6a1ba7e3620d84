//! Values and local derivatives against a multiple-precision table, to the table's last places.

use crate::table::{RULES, Rule, slopes};
use autodiff::Dual;

/// A line: operation, arguments, value, local derivatives, tolerance of the derivatives, of the value.
struct Line {
    operation: &'static str,
    args: Vec<f64>,
    value: f64,
    partials: Vec<f64>,
    tolerance: Option<u64>,
    value_tolerance: Option<u64>,
}

fn lines() -> impl Iterator<Item = Line> {
    let bits = |word: &str| f64::from_bits(u64::from_str_radix(word, 16).unwrap());
    let numbers = move |column: &str| column.split_whitespace().map(bits).collect::<Vec<f64>>();
    let text = include_str!("../data/truth.tsv");
    text.lines().filter(|line| !line.starts_with('#')).map(move |line| {
        let [operation, args, value, partials, tolerance, value_tolerance] =
            line.split('\t').collect::<Vec<_>>()[..]
        else {
            panic!("not six columns: {line}");
        };
        Line {
            operation,
            args: numbers(args),
            value: bits(value),
            partials: numbers(partials),
            tolerance: tolerance.parse().ok(),
            value_tolerance: value_tolerance.parse().ok(),
        }
    })
}

/// The arguments that the table has for an operation.
pub(crate) fn points(operation: &str) -> Vec<Vec<f64>> {
    lines().filter(|line| line.operation == operation).map(|line| line.args).collect()
}

/// Operations that are not in the standard library but written in terms of it.
fn composite(name: &str, args: &[Dual]) -> Option<Dual> {
    Some(match (name, args) {
        ("sigmoid", [x]) if *x >= 0.0 => 1.0 / (1.0 + (-x).exp()),
        ("sigmoid", [x]) => x.exp() / (1.0 + x.exp()),
        ("softplus", [x]) => x.max(0.0) + (-x.abs()).exp().ln_1p(),
        ("logaddexp", [a, b]) => a.max(b) + (-(a - b).abs()).exp().ln_1p(),
        ("xlogy", [x, y]) => x * y.ln(),
        ("square", [x]) => x * x,
        _ => return None,
    })
}

/// On stable Rust these are not in the standard library.
const UNSTABLE: [&str; 4] = ["erf", "erfc", "gamma", "ln_gamma"];

/// How far the standard library's own `acosh` is off near 1.
const ACOSH_ULPS: u64 = 60;

/// How many floats lie between two.
fn ulps(a: f64, b: f64) -> u64 {
    let ordered = |x: f64| {
        let bits = x.to_bits() as i64;
        if bits < 0 { i64::MIN.wrapping_sub(bits) } else { bits }
    };
    if a.is_nan() && b.is_nan() { 0 } else { ordered(a).abs_diff(ordered(b)) }
}

#[test]
fn values_and_local_derivatives_agree_with_the_truth() {
    let mut wrong = Vec::new();
    let mut compared = 0;
    for line in lines().filter(|line| !UNSTABLE.contains(&line.operation)) {
        let (value, partials) = match RULES.iter().find(|rule| rule.name == line.operation) {
            Some(rule) => rule.slopes(&line.args),
            None => slopes(&line.args, |args| composite(line.operation, args).unwrap()),
        };
        assert_eq!(partials.len(), line.partials.len(), "{}", line.operation);
        let quirk = if line.operation == "acosh" { ACOSH_ULPS } else { 0 };
        let mut compare = |what: &str, ours: f64, truth: f64, tolerance: Option<u64>| {
            let Some(tolerance) = tolerance else { return };
            compared += 1;
            if ulps(ours, truth) > tolerance {
                let Line { operation, args, .. } = &line;
                wrong.push(format!(
                    "{operation} {args:?}: {what} {ours:e}, true {truth:e}, {} ulp",
                    ulps(ours, truth)
                ));
            }
        };
        compare("value", value, line.value, line.value_tolerance.map(|ulps| ulps.max(quirk)));
        for (ours, truth) in partials.iter().zip(&line.partials) {
            compare("local derivative", *ours, *truth, line.tolerance);
        }
    }
    assert!(wrong.is_empty(), "{} of {compared}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 900, "{compared}");
}

#[test]
fn every_row_has_a_truth() {
    let covered = |rule: &&Rule| lines().any(|line| line.operation == rule.name);
    let missing: Vec<&str> = RULES.iter().filter(|rule| !covered(rule)).map(|rule| rule.name).collect();
    assert_eq!(missing, ["next_up", "next_down"]);
}

#[test]
fn last_places_are_counted() {
    assert_eq!(ulps(1.0, 1.0 + f64::EPSILON), 1);
    assert_eq!(ulps(-f64::from_bits(1), f64::from_bits(2)), 3);
    assert_eq!(ulps(0.0, -0.0), 0);
    assert!(ulps(0.0, f64::NAN) > 1 << 60);
}
