//! Comparisons go in; the lines of a table for people come out, the worst first.

use std::fmt;

use super::judge::{Component, Verdict};
use super::ladder::Shape;
use super::report::by_severity;

/// Rows of passing comparisons shown below those that do not pass.
const PASSING_SHOWN: usize = 6;
/// Rows shown of comparisons that do not pass.
const BAD_SHOWN: usize = 20;
/// Parameters of a point that are written out.
const PARAMETERS_SHOWN: usize = 8;

/// `(x=1.2, y[0]=0.3)`, with the names where they fit.
pub(super) fn point(names: &[String], point: &[f64]) -> String {
    let mut parts: Vec<String> = Vec::new();
    for (i, value) in point.iter().enumerate().take(PARAMETERS_SHOWN) {
        parts.push(match names.get(i) {
            Some(name) => format!("{name}={}", short(*value)),
            None => short(*value),
        });
    }
    if point.len() > PARAMETERS_SHOWN {
        parts.push(format!("… {} more", point.len() - PARAMETERS_SHOWN));
    }
    format!("({})", parts.join(", "))
}

/// A number as it would be typed: plain where that is short.
fn short(x: f64) -> String {
    if x == 0.0 || (1e-5..1e7).contains(&x.abs()) { format!("{x}") } else { format!("{x:e}") }
}

/// A number of six decimals with its exponent; zero, infinities and NaN as words.
fn number(x: f64) -> String {
    if x == 0.0 || !x.is_finite() { format!("{x}") } else { format!("{x:.6e}") }
}

/// A number of one decimal with its exponent.
fn rough(x: f64) -> String {
    if x == 0.0 || !x.is_finite() { format!("{x}") } else { format!("{x:.1e}") }
}

/// The table; nothing if there is nothing to show.
pub(super) fn components(f: &mut fmt::Formatter<'_>, components: &[Component]) -> fmt::Result {
    if components.is_empty() {
        return Ok(());
    }
    let sorted = by_severity(components);
    let bad = sorted.iter().filter(|component| component.verdict != Verdict::Pass).count();
    let bad_rows = &sorted[..bad.min(BAD_SHOWN)];
    let good_rows = &sorted[bad..sorted.len().min(bad + PASSING_SHOWN)];
    let rows: Vec<[String; 7]> = bad_rows.iter().chain(good_rows).map(|component| row(component)).collect();
    let header = ["parameter", "autodiff", "numeric", "error", "est.err", "step", "verdict"];
    let mut widths = header.map(|title| title.len());
    for row in &rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let mut line = |mark: char, cells: [&str; 7]| {
        write!(f, "\n{mark} ")?;
        for (cell, width) in cells[..6].iter().zip(widths) {
            write!(f, "{cell:<width$}  ")?;
        }
        write!(f, "{}", cells[6])
    };
    line(' ', header)?;
    for (number, row) in rows.iter().enumerate() {
        let mark = if number < bad_rows.len() { '>' } else { ' ' };
        line(mark, row.each_ref().map(String::as_str))?;
    }
    if bad > bad_rows.len() {
        write!(f, "\n> … {} more that do not pass", bad - bad_rows.len())?;
    }
    if sorted.len() - bad > good_rows.len() {
        write!(f, "\n  … {} more ok", sorted.len() - bad - good_rows.len())?;
    }
    Ok(())
}

fn row(component: &Component) -> [String; 7] {
    let estimate = &component.estimate;
    let one_sided = matches!(estimate.shape, Shape::Kink | Shape::Jump | Shape::Vertical);
    let numeric = if one_sided {
        format!("left {}, right {}", rough(estimate.left), rough(estimate.right))
    } else {
        number(estimate.value)
    };
    [
        component.name.clone(),
        number(component.autodiff),
        numeric,
        rough(component.error()),
        rough(estimate.error),
        rough(estimate.step),
        verdict(component),
    ]
}

fn verdict(component: &Component) -> String {
    let word = match component.verdict {
        Verdict::Pass => "ok",
        Verdict::Fail => "FAIL",
        Verdict::Inconclusive => "inconclusive",
    };
    let remark = match (component.remark.as_str(), component.estimate.shape) {
        ("", Shape::SmoothWithin { distance }) => format!("smooth within {distance:.0e}"),
        ("", Shape::DomainEdge) => "at the edge of the domain".to_string(),
        (remark, _) => remark.to_string(),
    };
    match &component.moved {
        None if remark.is_empty() => word.to_string(),
        None => format!("{word}   {remark}"),
        Some(moved) => {
            let Component { autodiff, estimate, .. } = &moved.component;
            let to = if moved.to.is_nan() { String::new() } else { format!(" to {}", short_moved(moved.to)) };
            let there = match component.verdict {
                Verdict::Pass => "ok there".to_string(),
                _ => format!(
                    "there autodiff {}, numeric {} {}",
                    number(*autodiff),
                    number(estimate.value),
                    moved.component.remark
                ),
            };
            format!("{word}   {remark}: moved{to}, {there}").trim_end().to_string()
        }
    }
}

/// Seven digits: enough to see where a point was moved.
fn short_moved(x: f64) -> String {
    let digits: f64 = format!("{x:.6e}").parse().unwrap_or(x);
    short(digits)
}
