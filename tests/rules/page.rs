//! The column `here` of `docs/conventions.md`, row by row, as the rules give it. `BLESS=1 cargo test --test rules page` writes it anew.

use crate::table::slopes;
use autodiff::Dual;
use std::fs;

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;
const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/conventions.md");

/// What a row of the page says about: its first cell, and the functions and points that it names.
struct Row {
    cell: &'static str,
    at: Vec<Slopes>,
}

/// The slopes of one function at one point, all operands active.
type Slopes = Vec<f64>;

fn of(point: &[f64], f: impl Fn(&[Dual]) -> Dual) -> Slopes {
    slopes(point, f).1
}

/// `(a[0], a[1])` as `x` and `y`.
fn two(point: [f64; 2], f: impl Fn(Dual, Dual) -> Dual) -> Slopes {
    of(&point, |a| f(a[0], a[1]))
}

fn one(x: f64, f: impl Fn(Dual) -> Dual) -> Slopes {
    of(&[x], |a| f(a[0]))
}

/// One function at several points.
fn each(points: &[f64], f: impl Fn(Dual) -> Dual) -> Vec<Slopes> {
    points.iter().map(|x| one(*x, &f)).collect()
}

/// Several functions at one point.
fn all(x: f64, functions: &[fn(Dual) -> Dual]) -> Vec<Slopes> {
    functions.iter().map(|f| one(x, f)).collect()
}

macro_rules! rows {
    ($($cell:literal => $at:expr;)*) => { vec![$(Row { cell: $cell, at: $at.into() }),*] };
}

fn rows() -> Vec<Row> {
    rows! {
        "`x.abs()`, ±0" => each(&[0.0, -0.0], |x| x.abs());
        "`x.max(y)`, x = y" => [two([1.5, 1.5], |x, y| x.max(y))];
        "`x.min(y)`, x = y" => [two([1.5, 1.5], |x, y| x.min(y))];
        "`x.max(0.0)`, 0 (a rectified unit)" => [one(0.0, |x| x.max(0.0))];
        "`x.min(c)`, x = c" => [one(2.0, |x| x.min(2.0))];
        "`x.max(y)`, (2, NaN)" => [two([2.0, NAN], |x, y| x.max(y))];
        "`x.clamp(lo, hi)`, at a constant bound" => each(&[1.0, 2.0], |x| x.clamp(1.0, 2.0));
        "the same, bounds active, x = lo < hi" => [of(&[1.0, 1.0, 2.0], |a| a[0].clamp(a[1], a[2]))];
        "the same, lo = hi = x" => [of(&[1.0, 1.0, 1.0], |a| a[0].clamp(a[1], a[2]))];
        "`signum`, `floor`, `ceil`, `round`, `trunc`, `div_euclid`" => [
            all(2.0, &[|x| x.signum(), |x| x.floor(), |x| x.ceil(), |x| x.trunc(), |x| x.div_euclid(Dual::constant(2.0))]),
            all(2.5, &[|x| x.round(), |x| x.floor()]), all(0.0, &[|x| x.signum()]),
        ].concat();
        "`fract`" => each(&[2.0, -1.0, 0.25], |x| x.fract());
        "`x.copysign(s)`, x = ±0" => [two([0.0, -1.0], |x, s| x.copysign(s)), two([-0.0, 1.0], |x, s| x.copysign(s))];
        "`x.hypot(y)`, (0, 0)" => [two([0.0, 0.0], |x, y| x.hypot(y))];
        "`y.atan2(x)`, (0, 0)" => [two([0.0, 0.0], |y, x| y.atan2(x)), two([0.0, -0.0], |y, x| y.atan2(x))];
        "`5.5 % 0.1`" => [two([5.5, 0.1], |x, y| x % y)];
        "`sqrt`, +0 / −0" => each(&[0.0, -0.0], |x| x.sqrt());
        "`ln`, +0 / −0" => each(&[0.0, -0.0], |x| x.ln());
        "`ln_1p`, −1; `asin`, ±1; `acosh`, 1; `atanh`, ±1" => [
            all(-1.0, &[|x| x.ln_1p(), |x| x.asin(), |x| x.atanh()]), all(1.0, &[|x| x.asin(), |x| x.acosh(), |x| x.atanh()]),
        ].concat();
        "`cbrt`, ±0" => each(&[0.0, -0.0], |x| x.cbrt());
        "`acos`, ±1; `recip`, ±0" => [each(&[1.0, -1.0], |x| x.acos()), each(&[0.0, -0.0], |x| x.recip())].concat();
        "`ln`, −1; `ln_1p`, −2; `acosh`, −2; `atanh`, 2 (value NaN)" => [
            one(-1.0, |x| x.ln()), one(-2.0, |x| x.ln_1p()), one(-2.0, |x| x.acosh()), one(2.0, |x| x.atanh()),
        ];
        "`x.powf(y)`, (0, 0)" => [two([0.0, 0.0], |x, y| x.powf(y))];
        "`x.powf(y)`, (0, 1); (0, ½); (0, −1)" => [1.0, 0.5, -1.0].map(|y| two([0.0, y], |x, y| x.powf(y)));
        "`x.powf(y)`, (½, ∞); (2, −∞); (0, ∞)" => [[0.5, INF], [2.0, -INF], [0.0, INF]].map(|p| two(p, |x, y| x.powf(y)));
        "`x.powi(0)`, any x, NaN and ∞ included" => each(&[0.0, -2.0, NAN, INF], |x| x.powi(0));
        "`1.0 / 0.0`; `0.0 / 0.0`" => [two([1.0, 0.0], |x, y| x / y), two([0.0, 0.0], |x, y| x / y)];
        "`exp`, 710 (value ∞)" => [one(710.0, |x| x.exp())];
        "`x.hypot(y)`, x infinite, y finite" => [two([INF, 3.0], |x, y| x.hypot(y)), two([-INF, 3.0], |x, y| x.hypot(y))];
        "`y.atan2(x)`, an infinite argument" => [[1.0, INF], [-INF, 1.0], [INF, -INF]].map(|p| two(p, |y, x| y.atan2(x)));
        "`y.atan2(x)`, (1e-300, 1e-300)" => [two([1e-300, 1e-300], |y, x| y.atan2(x))];
        "`x.hypot(y)`, (1e300, 1e300)" => [two([1e300, 1e300], |x, y| x.hypot(y))];
        "`x / y`, (1e200, 1e200), by y" => [vec![two([1e200, 1e200], |x, y| x / y)[1]]];
        "`asinh`, 1e300" => [one(1e300, |x| x.asinh())];
        "`tanh`, 19" => [one(19.0, |x| x.tanh())];
        "`exp_m1`, −50" => [one(-50.0, |x| x.exp_m1())];
        "`x * x.sqrt()`, 0" => [one(0.0, |x| x * x.sqrt())];
        "`a * x.sqrt()`, (0, 0)" => [two([0.0, 0.0], |a, x| a * x.sqrt())];
        "`a.max(x.sqrt())`, (1, 0)" => [two([1.0, 0.0], |a, x| a.max(x.sqrt()))];
        "`x.sqrt().floor()`, 0" => [one(0.0, |x| x.sqrt().floor())];
        "`(-1.0 / (x * x)).exp()`, 0" => [one(0.0, |x| (-1.0 / (x * x)).exp())];
        "`1.0 / (1.0 + (-x).exp())`, −800" => [one(-800.0, |x| 1.0 / (1.0 + (-x).exp()))];
        "`x.exp().tanh()`, 800" => [one(800.0, |x| x.exp().tanh())];
        "`x.max(0.0).sqrt()`, −1" => [one(-1.0, |x| x.max(0.0).sqrt())];
        // The last table says what is still NaN.
        "`(x * x).sqrt()`" => [one(0.0, |x| (x * x).sqrt())];
        "`(x * x + y * y).sqrt()`" => [two([0.0, 0.0], |x, y| (x * x + y * y).sqrt())];
        "`(a - b).powi(2).sqrt()`" => [two([3.0, 3.0], |a, b| (a - b).powi(2).sqrt())];
        "`x.powi(4).sqrt()`" => [one(0.0, |x| x.powi(4).sqrt())];
        "`x.powi(3).cbrt()`" => [one(0.0, |x| x.powi(3).cbrt())];
        "`x.cos().acos()`" => [one(0.0, |x| x.cos().acos())];
        "`x.exp().ln()`" => [one(-800.0, |x| x.exp().ln())];
    }
}

/// A number as the page writes it.
fn number(x: f64) -> String {
    let near = |y: f64| (x - y).abs() <= 2.0 * f64::EPSILON * y.abs();
    let magnitude = match x.abs() {
        _ if x.is_nan() => return "NaN".into(),
        0.0 => return "0".into(),
        INF => "∞".into(),
        _ if near(0.5) || near(-0.5) => "½".into(),
        _ if near(0.5_f64.sqrt()) || near(-0.5_f64.sqrt()) => "√½".into(),
        a if (1e-3..1e4).contains(&a) => format!("{a}"),
        a => {
            let short = format!("{a:.0e}");
            if short.parse::<f64>().is_ok_and(|y| (a - y).abs() <= 1e-14 * y) {
                short
            } else {
                format!("{a:.3e}")
            }
        }
    };
    if x < 0.0 { format!("−{magnitude}") } else { magnitude }
}

/// The points of a row: once what is the same at all of them.
fn cell(at: &[Slopes]) -> String {
    let mut points: Vec<String> =
        at.iter().map(|slopes| slopes.iter().map(|x| number(*x)).collect::<Vec<_>>().join(", ")).collect();
    if points.iter().all(|point| *point == points[0]) {
        points.truncate(1);
    }
    points.join("; ")
}

/// The page with the column `here` written anew, and the rows that it needed.
fn written(page: &str, rows: &[Row]) -> (String, Vec<&'static str>) {
    let mut used = Vec::new();
    let mut column = None;
    let mut out = String::new();
    for line in page.lines() {
        let mut cells: Vec<String> =
            line.trim_matches('|').split(" | ").map(|cell| cell.trim().to_string()).collect();
        if !line.starts_with('|') {
            column = None;
        } else if let Some(found) = cells.iter().position(|cell| cell == "here") {
            column = Some(found);
        } else if let (Some(column), false) = (column, line.starts_with("|-")) {
            let row = rows.iter().find(|row| row.cell == cells[0]);
            if let Some(row) = row {
                used.push(row.cell);
                cells[column] = cell(&row.at);
                out += &format!("| {} |\n", cells.join(" | ").trim_end());
                continue;
            }
            assert!(cells[column].contains("xʸ") || cells[column].contains('n'), "no row for {line}");
        } else if let Some(row) = rows.iter().find(|row| row.cell == cells[0]) {
            assert!(row.at.iter().flatten().all(|x| x.is_nan()), "{}: {}", row.cell, cell(&row.at));
            used.push(row.cell);
        }
        out += line;
        out += "\n";
    }
    (out, used)
}

#[test]
fn the_page_says_what_is_so() {
    let page = fs::read_to_string(PAGE).unwrap();
    let rows = rows();
    let (fresh, used) = written(&page, &rows);
    let unused: Vec<&str> = rows.iter().map(|row| row.cell).filter(|cell| !used.contains(cell)).collect();
    assert!(unused.is_empty(), "not on the page: {unused:?}");
    if std::env::var_os("BLESS").is_some() {
        fs::write(PAGE, fresh).unwrap();
        return;
    }
    let stale = page.lines().zip(fresh.lines()).find(|(old, new)| old != new);
    assert!(stale.is_none(), "docs/conventions.md is not fresh: {stale:?}");
}
