//! The rule table: for each primitive its arguments, its result and its local derivatives.
//!
//! Everything that knows the derivative of `sin` reads it here: the compiler, the forward-mode numbers of
//! the runtime, the page of primitives and the tests. A new primitive is one row.

use std::fmt;

/// One primitive, as text that the readers of the table parse.
#[derive(Debug)]
pub(crate) struct Row {
    /// `add sub mul div rem neg` for the operators, otherwise the name of the method in `std`.
    pub(crate) name: &'static str,
    /// The arguments, the receiver first.
    pub(crate) args: &'static [&'static str],
    /// Those of the arguments that are `i32` and carry no derivative.
    pub(crate) ints: &'static [&'static str],
    /// The name that the local derivatives use for the result.
    pub(crate) result: &'static str,
    /// One local derivative per argument that is not an integer.
    pub(crate) partials: &'static [&'static str],
    /// How the sweeps treat a zero at this primitive.
    pub(crate) class: Class,
    /// Outside of this condition every local derivative is NaN: a promise of the formulas.
    pub(crate) on: Option<&'static str>,
    /// The local derivatives at kinks and singular points, all arguments active: promises of the formulas.
    pub(crate) at: &'static [(&'static str, &'static str)],
}

/// The two ways in which a sweep keeps `0 · ∞` out of a gradient; a primitive may need both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Class {
    /// Rule S1: a local derivative that ends in a literal `0.0`, or in the share of a tie that falls to
    /// nobody, is zero by selection. The sweep skips it and never multiplies it.
    pub(crate) selects: bool,
    /// Rule S2: a local derivative can be infinite at a finite argument; an adjoint that is exactly zero
    /// stops here.
    pub(crate) singular: bool,
}

impl Class {
    const SMOOTH: Class = Class { selects: false, singular: false };

    const fn selects(self) -> Class {
        Class { selects: true, ..self }
    }

    const fn singular(self) -> Class {
        Class { singular: true, ..self }
    }
}

/// Turns the rows into static data.
macro_rules! table {
    ($(
        $name:ident($($arg:ident $(: $int:ident)?),+) -> $result:ident = [$($partial:expr),+ $(,)?]
        $(($($class:ident),+))?
        $(on ($on:expr))?
        $(at $(($($point:expr),+) => [$($slope:expr),+]),+)?;
    )*) => {
        /// The table, a row per primitive.
        pub(crate) static ROWS: &[Row] = &[$(Row {
            name: stringify!($name),
            args: &[$(stringify!($arg)),+],
            ints: &[$($(table!(@first $arg $int),)?)+],
            result: stringify!($result),
            partials: &[$(stringify!($partial)),+],
            class: Class::SMOOTH$($(.$class())+)?,
            on: table!(@option $($on)?),
            at: &[$($((stringify!($($point),+), stringify!($($slope),+))),+)?],
        }),*];
    };
    (@first $arg:ident $int:ident) => { stringify!($arg) };
    (@option) => { None };
    (@option $on:expr) => { Some(stringify!($on)) };
}

// How to read a row
//
//     name(arguments) -> result = [a local derivative per argument] (class) on (domain) at (point) => [values];
//
// The formulas hold at every point by themselves, signed zeros, infinities and NaN included; `on` and `at`
// only promise it, and each promise is a test. A formula may use
//
//   * the arguments and the result: what it uses is what the reverse sweep has to keep;
//   * float literals, constants of `f64` and of `std::f64::consts`, `n as f64` for an integer `n`;
//   * operators and methods that are rows of this table, so that it is closed under differentiation;
//   * `if`, with comparisons, `.is_nan()`, `.is_sign_negative()`, `&&`, `||` and `!` in its condition;
//   * `share(y)`: 0.5 where `y` is active and 0.0 where it is not. A tie is divided between the active
//     operands; against an inactive one the subgradient of least norm is zero.
//
// A literal `0.0` as the value of a formula or of a branch is a zero by selection (rule S1). `x + 0.0` is `x`
// with its negative zero made positive: the slope at the end of a domain comes from inside.
table! {
    // Arithmetic.
    add(x, y) -> v = [1.0, 1.0];
    sub(x, y) -> v = [1.0, -1.0];
    mul(x, y) -> v = [y, x] at (0.0, f64::INFINITY) => [f64::INFINITY, 0.0];
    div(x, y) -> v = [y.recip(), -(v / y)] (singular)
        at (1.0, 0.0) => [f64::INFINITY, f64::NEG_INFINITY], (0.0, 0.0) => [f64::INFINITY, f64::NAN],
           (1e200, 1e200) => [1e-200, -1e-200];
    // The whole number is that of the branch the value came from: `x / y` itself may round up to the next one.
    rem(x, y) -> v = [1.0, ((v - x) / y).round()] (singular)
        at (5.5, 0.1) => [1.0, -54.0], (6.0, 2.0) => [1.0, -3.0], (-7.5, 2.0) => [1.0, 3.0],
           (79.7, 1.3) => [1.0, -61.0], (3.0, f64::INFINITY) => [1.0, 0.0];
    neg(x) -> v = [-1.0];
    recip(x) -> v = [-(v * v)] (singular)
        at (0.0) => [f64::NEG_INFINITY], (-0.0) => [f64::NEG_INFINITY], (f64::INFINITY) => [0.0];
    mul_add(x, a, b) -> v = [a, x, 1.0];
    midpoint(x, y) -> v = [0.5, 0.5];
    rem_euclid(x, y) -> v = [1.0, if v == f64::INFINITY { y.signum() } else { ((v - x) / y).round() }] (singular)
        at (5.5, 0.1) => [1.0, -54.0], (79.7, 1.3) => [1.0, -61.0], (-7.5, 2.0) => [1.0, 4.0],
           (-7.5, -2.0) => [1.0, -4.0], (3.0, f64::INFINITY) => [1.0, 0.0], (-3.0, f64::INFINITY) => [1.0, 1.0],
           (-3.0, f64::NEG_INFINITY) => [1.0, -1.0];
    div_euclid(x, y) -> v = [0.0, 0.0] (selects) at (6.0, 2.0) => [0.0, 0.0];
    to_degrees(x) -> v = [180.0 / std::f64::consts::PI];
    to_radians(x) -> v = [std::f64::consts::PI / 180.0];

    // Powers and roots.
    sqrt(x) -> v = [0.5 / (v + 0.0)] (singular) on (x >= 0.0)
        at (0.0) => [f64::INFINITY], (-0.0) => [f64::INFINITY], (f64::INFINITY) => [0.0];
    cbrt(x) -> v = [(3.0 * (v * v)).recip()] (singular)
        at (0.0) => [f64::INFINITY], (-0.0) => [f64::INFINITY], (f64::NEG_INFINITY) => [0.0];
    // The quotient spares a second power wherever it neither overflows nor underflows.
    powf(x, y) -> v = [
        if v.abs() >= f64::MIN_POSITIVE && v.abs() < f64::INFINITY && x.abs() >= f64::MIN_POSITIVE { y * (v / x) }
        else if y == 0.0
            || (y == f64::INFINITY && x.abs() < 1.0)
            || (y == f64::NEG_INFINITY && x.abs() > 1.0) { 0.0 }
        else { y * x.powf(y - 1.0) },
        if v == 0.0 || (x == 0.0 && y == 0.0) { 0.0 } else { v * x.ln() },
    ] (selects, singular)
        at (0.0, 0.0) => [0.0, 0.0], (0.0, 1.0) => [1.0, 0.0], (0.0, 2.0) => [0.0, 0.0],
           (0.0, 0.5) => [f64::INFINITY, 0.0], (0.0, -1.0) => [f64::NEG_INFINITY, f64::NEG_INFINITY],
           (-2.0, 2.0) => [-4.0, f64::NAN], (-2.0, 3.0) => [12.0, f64::NAN], (-2.0, 0.0) => [0.0, f64::NAN],
           (f64::NAN, 0.0) => [0.0, f64::NAN], (0.5, f64::INFINITY) => [0.0, 0.0],
           (2.0, f64::NEG_INFINITY) => [0.0, 0.0], (0.0, f64::INFINITY) => [0.0, 0.0],
           (f64::INFINITY, -1.0) => [0.0, 0.0], (f64::INFINITY, 0.0) => [0.0, f64::INFINITY],
           (1e155, 2.0) => [2e155, f64::INFINITY];
    powi(x, n: i32) -> v = [
        if n == 0 { 0.0 }
        else if n == i32::MIN { n as f64 * (v / (x + 0.0)) }
        else if n < 0 { n as f64 * (x + 0.0).powi(n - 1) }
        else { n as f64 * x.powi(n - 1) },
    ] (selects, singular)
        at (0.0, 0) => [0.0], (f64::NAN, 0) => [0.0], (f64::INFINITY, 0) => [0.0], (0.0, 1) => [1.0],
           (0.0, -1) => [f64::NEG_INFINITY], (0.0, -2) => [f64::NEG_INFINITY], (-0.0, -2) => [f64::NEG_INFINITY],
           (1.0, i32::MIN) => [-2147483648.0], (0.0, i32::MIN) => [f64::NEG_INFINITY],
           (-0.0, i32::MIN) => [f64::NEG_INFINITY];
    hypot(x, y) -> v = [
        if v == 0.0 { 0.0 }
        else if x.abs() == f64::INFINITY {
            if y.abs() == f64::INFINITY { std::f64::consts::FRAC_1_SQRT_2.copysign(x) } else { x.signum() }
        }
        else { x / v },
        if v == 0.0 { 0.0 }
        else if y.abs() == f64::INFINITY {
            if x.abs() == f64::INFINITY { std::f64::consts::FRAC_1_SQRT_2.copysign(y) } else { y.signum() }
        }
        else { y / v },
    ] (selects)
        at (0.0, 0.0) => [0.0, 0.0], (-0.0, 0.0) => [0.0, 0.0], (f64::NEG_INFINITY, 3.0) => [-1.0, 0.0],
           (3.0, f64::INFINITY) => [0.0, 1.0],
           (f64::INFINITY, f64::NEG_INFINITY) =>
               [std::f64::consts::FRAC_1_SQRT_2, -std::f64::consts::FRAC_1_SQRT_2];

    // Exponentials and logarithms.
    exp(x) -> v = [v] (singular) at (710.0) => [f64::INFINITY], (f64::NEG_INFINITY) => [0.0];
    exp2(x) -> v = [v * std::f64::consts::LN_2] (singular)
        at (1024.0) => [f64::INFINITY], (f64::NEG_INFINITY) => [0.0];
    exp_m1(x) -> v = [x.exp()] (singular) at (710.0) => [f64::INFINITY], (f64::NEG_INFINITY) => [0.0];
    ln(x) -> v = [if x < 0.0 { f64::NAN } else { (x + 0.0).recip() }] (singular) on (x >= 0.0)
        at (0.0) => [f64::INFINITY], (-0.0) => [f64::INFINITY], (f64::INFINITY) => [0.0];
    log2(x) -> v = [if x < 0.0 { f64::NAN } else { std::f64::consts::LOG2_E / (x + 0.0) }] (singular) on (x >= 0.0)
        at (0.0) => [f64::INFINITY], (-0.0) => [f64::INFINITY], (f64::INFINITY) => [0.0];
    log10(x) -> v = [if x < 0.0 { f64::NAN } else { std::f64::consts::LOG10_E / (x + 0.0) }] (singular) on (x >= 0.0)
        at (0.0) => [f64::INFINITY], (-0.0) => [f64::INFINITY], (f64::INFINITY) => [0.0];
    ln_1p(x) -> v = [if x < -1.0 { f64::NAN } else { (1.0 + x).recip() }] (singular) on (x >= -1.0)
        at (-1.0) => [f64::INFINITY], (f64::INFINITY) => [0.0];
    log(x, b) -> v = [
        if x < 0.0 { f64::NAN } else { b.ln().recip() / (x + 0.0) },
        -(v / b.ln() / b),
    ] (singular) on (x >= 0.0 && b >= 0.0)
        at (0.0, 2.0) => [f64::INFINITY, f64::INFINITY], (-0.0, 2.0) => [f64::INFINITY, f64::INFINITY];

    // Trigonometry.
    sin(x) -> v = [x.cos()];
    cos(x) -> v = [-x.sin()];
    tan(x) -> v = [1.0 + v * v] (singular);
    asin(x) -> v = [((1.0 - x) * (1.0 + x)).sqrt().recip()] (singular) on (x >= -1.0 && x <= 1.0)
        at (1.0) => [f64::INFINITY], (-1.0) => [f64::INFINITY];
    acos(x) -> v = [-((1.0 - x) * (1.0 + x)).sqrt().recip()] (singular) on (x >= -1.0 && x <= 1.0)
        at (1.0) => [f64::NEG_INFINITY], (-1.0) => [f64::NEG_INFINITY];
    atan(x) -> v = [(1.0 + x * x).recip()] at (f64::INFINITY) => [0.0], (f64::NEG_INFINITY) => [0.0];
    // `x * x + y * y`, divided by the larger of the two, neither overflows nor underflows.
    atan2(y, x) -> v = [
        if (x == 0.0 && y == 0.0) || (x.abs() == f64::INFINITY && y.abs() == f64::INFINITY) { 0.0 }
        else if x.abs() >= y.abs() { (x + y * (y / x)).recip() }
        else { x / y / (y + x * (x / y)) },
        if (x == 0.0 && y == 0.0) || (x.abs() == f64::INFINITY && y.abs() == f64::INFINITY) { 0.0 }
        else if x.abs() >= y.abs() { -(y / x / (x + y * (y / x))) }
        else { -(y + x * (x / y)).recip() },
    ] (selects, singular)
        at (0.0, 0.0) => [0.0, 0.0], (-0.0, 0.0) => [0.0, 0.0], (0.0, -0.0) => [0.0, 0.0],
           (-0.0, -0.0) => [0.0, 0.0], (1.0, f64::INFINITY) => [0.0, 0.0], (1.0, f64::NEG_INFINITY) => [0.0, 0.0],
           (f64::INFINITY, 1.0) => [0.0, 0.0], (f64::INFINITY, f64::NEG_INFINITY) => [0.0, 0.0];

    // Hyperbolic functions.
    sinh(x) -> v = [x.cosh()] (singular) at (711.0) => [f64::INFINITY];
    cosh(x) -> v = [x.sinh()] (singular) at (-711.0) => [f64::NEG_INFINITY];
    tanh(x) -> v = [x.cosh().recip().powi(2)] at (f64::INFINITY) => [0.0], (f64::NEG_INFINITY) => [0.0];
    asinh(x) -> v = [x.hypot(1.0).recip()] at (f64::INFINITY) => [0.0], (1e300) => [1e-300];
    acosh(x) -> v = [((x - 1.0).sqrt() * (x + 1.0).sqrt()).recip()] (singular) on (x >= 1.0)
        at (1.0) => [f64::INFINITY], (f64::INFINITY) => [0.0];
    atanh(x) -> v = [if x > 1.0 || x < -1.0 { f64::NAN } else { ((1.0 - x) * (1.0 + x)).recip() }] (singular)
        on (x >= -1.0 && x <= 1.0) at (1.0) => [f64::INFINITY], (-1.0) => [f64::INFINITY];

    // Selections.
    abs(x) -> v = [if x == 0.0 { 0.0 } else { x.signum() }] (selects)
        at (0.0) => [0.0], (-0.0) => [0.0], (f64::NAN) => [f64::NAN], (f64::NEG_INFINITY) => [-1.0];
    max(x, y) -> v = [
        if x > y || y.is_nan() { 1.0 } else if x == y { share(y) } else { 0.0 },
        if y > x || (x.is_nan() && !y.is_nan()) { 1.0 } else if x == y { share(x) } else { 0.0 },
    ] (selects)
        at (2.0, 2.0) => [0.5, 0.5], (0.0, -0.0) => [0.5, 0.5], (f64::NAN, 2.0) => [0.0, 1.0],
           (2.0, f64::NAN) => [1.0, 0.0], (f64::NAN, f64::NAN) => [1.0, 0.0];
    min(x, y) -> v = [
        if x < y || y.is_nan() { 1.0 } else if x == y { share(y) } else { 0.0 },
        if y < x || (x.is_nan() && !y.is_nan()) { 1.0 } else if x == y { share(x) } else { 0.0 },
    ] (selects)
        at (2.0, 2.0) => [0.5, 0.5], (0.0, -0.0) => [0.5, 0.5], (f64::NAN, 2.0) => [0.0, 1.0],
           (2.0, f64::NAN) => [1.0, 0.0], (f64::NAN, f64::NAN) => [1.0, 0.0];
    // Where the bounds meet, the value is theirs: constant in `x`, shared between the two.
    clamp(x, lo, hi) -> v = [
        if (lo < x && x < hi) || x.is_nan() { 1.0 }
        else if x == lo && lo < hi { share(lo) }
        else if x == hi && lo < hi { share(hi) }
        else { 0.0 },
        if x < lo { 1.0 } else if x == lo { if lo == hi { share(hi) } else { share(x) } } else { 0.0 },
        if x > hi { 1.0 } else if x == hi { if lo == hi { share(lo) } else { share(x) } } else { 0.0 },
    ] (selects)
        at (1.0, 1.0, 2.0) => [0.5, 0.5, 0.0], (2.0, 1.0, 2.0) => [0.5, 0.0, 0.5],
           (1.0, 1.0, 1.0) => [0.0, 0.5, 0.5], (f64::NAN, 1.0, 2.0) => [1.0, 0.0, 0.0],
           (0.0, 1.0, 1.0) => [0.0, 1.0, 0.0], (3.0, 1.0, 1.0) => [0.0, 0.0, 1.0];
    abs_sub(x, y) -> v = [
        if x > y { 1.0 } else if x <= y { 0.0 } else { f64::NAN },
        if x > y { -1.0 } else if x <= y { 0.0 } else { f64::NAN },
    ] (selects) at (2.0, 2.0) => [0.0, 0.0], (f64::NAN, 2.0) => [f64::NAN, f64::NAN];
    copysign(x, s) -> v = [if x == 0.0 { 0.0 } else { v.signum() * x.signum() }, 0.0] (selects)
        at (0.0, -1.0) => [0.0, 0.0], (-0.0, 1.0) => [0.0, 0.0], (2.0, -0.0) => [-1.0, 0.0],
           (f64::INFINITY, -1.0) => [-1.0, 0.0], (f64::NEG_INFINITY, -1.0) => [1.0, 0.0];
    signum(x) -> v = [0.0] (selects) at (0.0) => [0.0], (-0.0) => [0.0];
    floor(x) -> v = [0.0] (selects) at (2.0) => [0.0];
    ceil(x) -> v = [0.0] (selects) at (2.0) => [0.0];
    round(x) -> v = [0.0] (selects) at (0.5) => [0.0];
    round_ties_even(x) -> v = [0.0] (selects) at (0.5) => [0.0];
    trunc(x) -> v = [0.0] (selects) at (2.0) => [0.0];
    fract(x) -> v = [1.0] at (2.0) => [1.0], (-2.0) => [1.0];
    next_up(x) -> v = [1.0];
    next_down(x) -> v = [1.0];
}

/// The row of a primitive.
pub(crate) fn find(name: &str) -> Option<&'static Row> {
    ROWS.iter().find(|row| row.name == name)
}

/// The name in the table that a misspelt one probably meant: at most two letters away.
pub(crate) fn suggestion(name: &str) -> Option<&'static str> {
    let near = ROWS.iter().map(|row| (distance(row.name, name), row.name)).min_by_key(|(far, _)| *far)?;
    let letters = name.chars().count();
    (near.0 <= 1 && letters > 2 || near.0 <= 2 && letters >= 5).then_some(near.1)
}

/// Levenshtein distance: insertions, deletions and replacements of one letter.
fn distance(a: &str, b: &str) -> usize {
    let mut row: Vec<usize> = (0..=b.chars().count()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, y) in b.chars().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[row.len() - 1]
}

impl Row {
    /// The arguments that carry a derivative, in the order of `partials`.
    pub(crate) fn floats(&self) -> impl Iterator<Item = &'static str> {
        self.args.iter().copied().filter(|arg| !self.ints.contains(arg))
    }

    /// Whether the user writes it as a method and not as an operator.
    pub(crate) fn is_method(&self) -> bool {
        !["add", "sub", "mul", "div", "rem", "neg"].contains(&self.name)
    }
}

/// The primitive as the user writes it: `x + y`, `-x`, `x.max(y)`.
impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let operator = match self.name {
            "add" => "+",
            "sub" => "-",
            "mul" => "*",
            "div" => "/",
            "rem" => "%",
            "neg" => return write!(f, "-{}", self.args[0]),
            _ => return write!(f, "{}.{}({})", self.args[0], self.name, self.args[1..].join(", ")),
        };
        write!(f, "{} {operator} {}", self.args[0], self.args[1])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules_callback::zero_by_selection;
    use syn::{BinOp, Expr, Stmt, UnOp};

    /// What stands in a formula: a number, or the condition of an `if`.
    #[derive(Clone, Copy, PartialEq)]
    enum Place {
        Value,
        Condition,
    }

    /// Walks a formula and complains about everything the language of the table does not have.
    fn check(row: &Row, expr: &Expr, place: Place) -> Result<(), String> {
        let unknown = |what: &str| Err(format!("`{}`: {what}", row.name));
        let known = |name: &str| find(name).map(|_| ()).ok_or(format!("`{}`: no row `{name}`", row.name));
        match expr {
            Expr::Lit(_) => Ok(()),
            Expr::Paren(inner) => check(row, &inner.expr, place),
            Expr::Path(path) => {
                let words: Vec<String> = path.path.segments.iter().map(|s| s.ident.to_string()).collect();
                match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
                    [name] if row.args.contains(&name) || name == row.result => Ok(()),
                    ["f64", "INFINITY" | "NEG_INFINITY" | "NAN" | "MIN_POSITIVE"] => Ok(()),
                    ["i32", "MIN"] | ["std", "f64", "consts", _] => Ok(()),
                    _ => unknown(&format!("path {words:?}")),
                }
            }
            Expr::Cast(cast) => check(row, &cast.expr, Place::Value),
            Expr::Unary(unary) => match unary.op {
                UnOp::Neg(_) => known("neg").and_then(|()| check(row, &unary.expr, Place::Value)),
                UnOp::Not(_) if place == Place::Condition => check(row, &unary.expr, place),
                _ => unknown("unary operator"),
            },
            Expr::Binary(binary) => {
                let inner = match binary.op {
                    BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) => Place::Value,
                    BinOp::And(_) | BinOp::Or(_) if place == Place::Condition => Place::Condition,
                    BinOp::Eq(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_)
                        if place == Place::Condition =>
                    {
                        Place::Value
                    }
                    _ => return unknown("binary operator"),
                };
                check(row, &binary.left, inner).and_then(|()| check(row, &binary.right, inner))
            }
            Expr::MethodCall(call) => {
                let name = call.method.to_string();
                if !(place == Place::Condition && ["is_nan", "is_sign_negative"].contains(&name.as_str())) {
                    known(&name)?;
                }
                check(row, &call.receiver, Place::Value)?;
                call.args.iter().try_for_each(|arg| check(row, arg, Place::Value))
            }
            Expr::Call(call) => match (&*call.func, call.args.first()) {
                (Expr::Path(f), Some(arg)) if f.path.is_ident("share") && row.class.selects => {
                    check(row, arg, Place::Value)
                }
                _ => unknown("function call"),
            },
            Expr::If(branch) => {
                check(row, &branch.cond, Place::Condition)?;
                let [Stmt::Expr(then, None)] = &branch.then_branch.stmts[..] else {
                    return unknown("statement in a branch");
                };
                check(row, then, place)?;
                match &branch.else_branch {
                    Some((_, other)) => check(row, other, place),
                    None => unknown("`if` without `else`"),
                }
            }
            Expr::Block(block) => match &block.block.stmts[..] {
                [Stmt::Expr(inner, None)] => check(row, inner, place),
                _ => unknown("statement in a branch"),
            },
            _ => unknown("expression"),
        }
    }

    #[test]
    fn formulas_use_only_what_the_table_can_differentiate() {
        for row in ROWS {
            for partial in row.partials {
                let expr: Expr = syn::parse_str(partial).unwrap();
                check(row, &expr, Place::Value).unwrap();
            }
        }
    }

    #[test]
    fn the_class_says_whether_a_formula_selects() {
        for row in ROWS {
            let zero = |partial: &&str| zero_by_selection(&syn::parse_str(partial).unwrap()).is_some();
            assert_eq!(row.partials.iter().any(zero), row.class.selects, "{}", row.name);
        }
    }

    #[test]
    fn every_float_argument_has_one_local_derivative() {
        for row in ROWS {
            assert_eq!(row.floats().count(), row.partials.len(), "{}", row.name);
            for (point, slopes) in row.at {
                assert_eq!(point.split(", ").count(), row.args.len(), "{} at ({point})", row.name);
                assert_eq!(slopes.split(", ").count(), row.partials.len(), "{} at ({point})", row.name);
            }
        }
    }

    #[test]
    fn names_are_unique() {
        for row in ROWS {
            assert!(std::ptr::eq(find(row.name).unwrap(), row), "{}", row.name);
        }
        assert!(find("sine").is_none());
    }

    #[test]
    fn suggestions_are_close() {
        assert_eq!(suggestion("sinn"), Some("sin"));
        assert_eq!(suggestion("lnn"), Some("ln"));
        assert_eq!(suggestion("lg"), None);
        assert_eq!(suggestion("arctan2"), Some("atan2"));
        assert_eq!(suggestion("logistic"), None);
        assert_eq!(suggestion("q"), None);
    }

    #[test]
    fn rows_print_as_the_user_writes_them() {
        let printed: Vec<String> =
            ["neg", "rem", "clamp"].iter().map(|n| find(n).unwrap().to_string()).collect();
        assert_eq!(printed, ["-x", "x % y", "x.clamp(lo, hi)"]);
    }
}
