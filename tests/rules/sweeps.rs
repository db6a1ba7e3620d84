//! The rows in annotated functions, as method, path and operator, in both widths: what the generated sweeps give is what the
//! forward-mode numbers give, which the other files hold to the promises and to multiple-precision numbers.

use crate::promises::grid;
use crate::table::{Rule, same};
use crate::truth::points;
use autodiff::Dual;

/// A row in one spelling.
struct Spelling {
    rule: &'static Rule,
    how: &'static str,
    wide: Sweeps,
    narrow: Sweeps,
}

/// What is generated for a row in one width. Integer arguments stand last and are written as floats.
struct Sweeps {
    gradient: fn(&[f64]) -> Gradients,
    /// What a record gives for a seed.
    reverse: fn(&[f64], f64) -> Vec<f64>,
    /// The derivatives by one operand after the other, the rest constants.
    alone: fn(&[f64]) -> Vec<f64>,
    /// The value, and the derivative along a direction, in forward mode.
    jvp: fn(&[f64], &[f64]) -> (f64, f64),
}

/// The value, the gradient that comes with it, and the gradient alone.
type Gradients = (f64, Vec<f64>, Vec<f64>);

/// A module with the row as an annotated function, and with one more function for each operand that is active alone. The arguments
/// come also as parameters, and as they stand in a call.
macro_rules! sweeps {
    ($module:ident $float:ident as_path $name:ident $floats:tt $dots:tt $ints:tt $parameters:tt $call:tt $value:tt) => {
        sweeps!($module $float $floats $dots $ints $parameters $call { $float::$name $call });
    };
    ($module:ident $float:ident as_written $name:ident $floats:tt $dots:tt $ints:tt $parameters:tt $call:tt $value:tt) => {
        sweeps!($module $float $floats $dots $ints $parameters $call $value);
    };
    ($module:ident $float:ident [$($x:ident),+] [$($dot:ident),+] [$($n:ident),*] $parameters:tt $call:tt $value:tt) => {
        #[allow(deprecated, reason = "`abs_sub` is a row")]
        pub(super) mod $module {
            use autodiff::check::Flat;

            #[autodiff::differentiate(jvp)]
            fn row $parameters -> $float $value

            $(mod $x {
                #[autodiff::differentiate(wrt($x))]
                pub(super) fn alone $parameters -> $float $value
            })+

            fn floats(args: &[f64]) -> [$float; [$(stringify!($x)),+].len()] {
                std::array::from_fn(|i| args[i] as $float)
            }

            fn ints(args: &[f64]) -> [i32; <[&str]>::len(&[$(stringify!($n)),*])] {
                std::array::from_fn(|i| args[floats(args).len() + i] as i32)
            }

            fn gradient(args: &[f64]) -> super::super::super::Gradients {
                let [$($x),+] = floats(args);
                let [$($n),*] = ints(args);
                let (value, gradient) = value_and_grad_row $call;
                (value.into(), Flat::of(&gradient).into_values(), Flat::of(&grad_row $call).into_values())
            }

            fn reverse(args: &[f64], seed: f64) -> Vec<f64> {
                let [$($x),+] = floats(args);
                let [$($n),*] = ints(args);
                let (_, record) = forward_row $call;
                Flat::of(&reverse_row(&record, seed as $float)).into_values()
            }

            fn alone(args: &[f64]) -> Vec<f64> {
                let [$($x),+] = floats(args);
                let [$($n),*] = ints(args);
                vec![$($x::grad_alone $call .into()),+]
            }

            fn jvp(args: &[f64], direction: &[f64]) -> (f64, f64) {
                let [$($x),+] = floats(args);
                let [$($dot),+] = floats(direction);
                let [$($n),*] = ints(args);
                let (value, slope) = jvp_row($($x,)+ $($n,)* $($dot),+);
                (value.into(), slope.into())
            }

            pub(in super::super) const SWEEPS: super::super::super::Sweeps = super::super::super::Sweeps { gradient, reverse, alone, jvp };
        }
    };
}

/// Every row as it is written, and every method as a path.
macro_rules! spellings {
    (operators { $($operators:tt)* } methods { $($methods:tt)* }) => {
        mod operators {
            spellings! { as_written $($operators)* }
        }
        mod methods {
            spellings! { as_written $($methods)* }
        }
        mod paths {
            spellings! { as_path $($methods)* }
        }
        fn spellings() -> impl Iterator<Item = Spelling> {
            operators::all().into_iter().chain(methods::all()).chain(paths::all())
        }
    };
    ($how:ident $(
        $name:ident($($x:ident as $active:ident),+; $($n:ident),*) -> $result:ident { $value:expr }
            [$($formulas:tt)*] singular { $singular:literal } on { $on:expr } at { $($at:tt)* }
    )*) => {
        $(mod $name {
            sweeps!(wide f64 $how $name [$($x),+] [$($active),+] [$($n),*] ($($x: f64,)+ $($n: i32),*) ($($x,)+ $($n),*) { $value });
            sweeps!(narrow f32 $how $name [$($x),+] [$($active),+] [$($n),*] ($($x: f32,)+ $($n: i32),*) ($($x,)+ $($n),*) { $value });
        })*
        pub(super) fn all() -> Vec<super::Spelling> {
            vec![$(super::Spelling {
                rule: super::Rule::find(stringify!($name)),
                how: stringify!($how),
                wide: $name::wide::SWEEPS,
                narrow: $name::narrow::SWEEPS,
            }),*]
        }
    };
}

autodiff::__rules!(spellings);

/// The derivatives by one operand after the other, the rest constants, in forward mode.
fn alone(rule: &Rule, args: &[f64]) -> Vec<f64> {
    let by = |moving: usize| {
        let operand =
            |(i, x): (usize, &f64)| if i == moving { Dual::variable(*x) } else { Dual::constant(*x) };
        let operands: Vec<Dual> = args[..rule.floats].iter().enumerate().map(operand).collect();
        rule.evaluate(&operands, args).tangent()
    };
    (0..rule.floats).map(by).collect()
}

/// Equal to the places that another order of the same operations may change.
fn near(a: f64, b: f64, relative: f64) -> bool {
    same(a, b) || (a - b).abs() <= relative * b.abs() + f64::MIN_POSITIVE
}

#[track_caller]
fn compare(
    what: &str,
    Spelling { rule, how, .. }: &Spelling,
    args: &[f64],
    found: &[f64],
    expected: &[f64],
    relative: f64,
) {
    let agree =
        found.len() == expected.len() && found.iter().zip(expected).all(|(a, b)| near(*a, *b, relative));
    assert!(agree, "{}{args:?}, {how}: {what} {found:?}, expected {expected:?}", rule.name);
}

/// The corners and the points of the multiple-precision table, without divisors whose reciprocal overflows: there the sweep's one division for both operands makes NaN of `0 · ∞`
/// where two divisions would not.
fn corners(rule: &Rule) -> Vec<Vec<f64>> {
    let mut points = [grid(rule), points(rule.name)].concat();
    points.retain(|args| rule.name != "div" || args[1] == 0.0 || args[1].recip().is_finite());
    points
}

#[test]
fn sweeps_give_what_forward_mode_gives() {
    for spelling in spellings() {
        let Spelling { rule, wide, .. } = &spelling;
        for args in corners(rule) {
            let (value, slopes) = rule.slopes(&args);
            let (found, with_value, gradient) = (wide.gradient)(&args);
            compare("value", &spelling, &args, &[found], &[value], 0.0);
            compare("gradient with value", &spelling, &args, &with_value, &slopes, 1e-15);
            compare("gradient", &spelling, &args, &gradient, &slopes, 1e-15);
            compare("reverse", &spelling, &args, &(wide.reverse)(&args, 1.0), &slopes, 1e-15);
            compare("by one operand", &spelling, &args, &(wide.alone)(&args), &alone(rule, &args), 1e-15);
            let scaled: Vec<f64> = slopes.iter().map(|slope| -2.0 * slope).collect();
            compare("seed -2", &spelling, &args, &(wide.reverse)(&args, -2.0), &scaled, 1e-15);
        }
    }
}

/// Forward mode along each operand, and along a direction twice as long the other way.
#[test]
fn forward_mode_gives_what_forward_mode_numbers_give() {
    for spelling in spellings() {
        let Spelling { rule, wide, .. } = &spelling;
        for args in corners(rule) {
            let (value, slopes) = rule.slopes(&args);
            // An operand that stands still is multiplied by its slope, unless the row is singular: loud where that is not finite.
            if rule.floats > 1 && slopes.iter().any(|slope| !slope.is_finite()) {
                continue;
            }
            let unit = |k: usize, length: f64| {
                (0..rule.floats).map(|i| if i == k { length } else { 0.0 }).collect::<Vec<f64>>()
            };
            let along = |length: f64| {
                (0..rule.floats).map(|k| (wide.jvp)(&args, &unit(k, length)).1).collect::<Vec<f64>>()
            };
            compare(
                "value in forward mode",
                &spelling,
                &args,
                &[(wide.jvp)(&args, &unit(0, 1.0)).0],
                &[value],
                0.0,
            );
            compare("forward mode", &spelling, &args, &along(1.0), &slopes, 1e-15);
            let scaled: Vec<f64> = slopes.iter().map(|slope| -2.0 * slope).collect();
            compare("forward mode, -2", &spelling, &args, &along(-2.0), &scaled, 1e-15);
        }
    }
}

/// Rule S2 for singular rows; elsewhere a zero is a zero unless the slope is infinite or NaN.
#[test]
fn the_seed_zero_gives_zero() {
    for spelling in spellings() {
        let Spelling { rule, wide, .. } = &spelling;
        for args in corners(rule) {
            let (_, slopes) = rule.slopes(&args);
            let silent = |slope: &f64| if rule.singular || slope.is_finite() { 0.0 } else { f64::NAN };
            let expected: Vec<f64> = slopes.iter().map(silent).collect();
            compare("seed 0", &spelling, &args, &(wide.reverse)(&args, 0.0), &expected, 0.0);
        }
    }
}

/// The promises and the middle of the grid, as far as `f32` can hold the arguments.
#[test]
fn single_precision_keeps_the_same_promises() {
    let held = |args: &Vec<f64>| args.iter().all(|x| x.is_nan() || f64::from(*x as f32) == *x);
    let moderate =
        |args: &Vec<f64>| args.iter().all(|x| !x.is_finite() || *x == 0.0 || (0.4..5.0).contains(&x.abs()));
    let mut compared = 0;
    for spelling in spellings() {
        let Spelling { rule, narrow, .. } = &spelling;
        let promises = rule.at.iter().map(|(args, _)| args.to_vec());
        for args in promises.chain(grid(rule).into_iter().filter(moderate)).filter(held) {
            let (value, slopes) = rule.slopes(&args);
            let (found, with_value, gradient) = (narrow.gradient)(&args);
            compared += 1;
            // The neighbour of a number is another one in `f32`.
            if !rule.name.starts_with("next_") {
                compare("value", &spelling, &args, &[found], &[value], 1e-6);
            }
            compare("gradient with value", &spelling, &args, &with_value, &slopes, 2e-6);
            compare("gradient", &spelling, &args, &gradient, &slopes, 2e-6);
            compare("reverse", &spelling, &args, &(narrow.reverse)(&args, 1.0), &slopes, 2e-6);
            compare("by one operand", &spelling, &args, &(narrow.alone)(&args), &alone(rule, &args), 2e-6);
        }
    }
    assert!(compared > 2000, "{compared}");
}
