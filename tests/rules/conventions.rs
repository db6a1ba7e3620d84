//! The derivative at kinks, ties and singular points, as numbers: what users are told, row by row.
//!
//! Where PyTorch or JAX return something else, a remark says so.

use crate::table::{Rule, same, slopes};
use autodiff::Dual;
use std::f64::consts::FRAC_1_SQRT_2;

const INF: f64 = f64::INFINITY;
const NAN: f64 = f64::NAN;

/// All arguments are variables.
#[track_caller]
fn check(name: &str, args: &[f64], expected: &[f64]) {
    let (value, slopes) = Rule::find(name).slopes(args);
    let agree = slopes.len() == expected.len() && slopes.iter().zip(expected).all(|(a, b)| close(*a, *b));
    assert!(agree, "{name}{args:?}: value {value}, slopes {slopes:?}, expected {expected:?}");
}

/// The same, with the value.
#[track_caller]
fn check_value(name: &str, args: &[f64], expected_value: f64, expected: &[f64]) {
    let (value, _) = Rule::find(name).slopes(args);
    assert!(close(value, expected_value), "{name}{args:?}: value {value}, expected {expected_value}");
    check(name, args, expected);
}

/// A composition of one variable.
#[track_caller]
fn check_chain(f: fn(Dual) -> Dual, x: f64, expected: f64) {
    let y = f(Dual::variable(x));
    assert!(same(y.tangent(), expected), "at {x}: {y:?}, expected {expected}");
}

/// Equal to three last places; signed zeros are one number.
fn close(a: f64, b: f64) -> bool {
    same(a, b) || (a - b).abs() <= 3.0 * f64::EPSILON * b.abs()
}

mod kinks {
    use super::*;

    #[test]
    fn abs() {
        check("abs", &[0.0], &[0.0]); // JAX: 1
        check("abs", &[-0.0], &[0.0]);
        check("abs", &[NAN], &[NAN]); // PyTorch: 0, JAX: -1
        check("abs", &[-INF], &[-1.0]);
    }

    #[test]
    fn max_and_min_divide_a_tie_between_the_variables() {
        check("max", &[2.0, 2.0], &[0.5, 0.5]);
        check("min", &[2.0, 2.0], &[0.5, 0.5]);
        check("max", &[0.0, -0.0], &[0.5, 0.5]);
        // `max + min` is `x + y`, also at the tie; TensorFlow: (2, 0).
        let (_, both) = slopes(&[3.0, 3.0], |a| a[0].max(a[1]) + a[0].min(a[1]));
        assert_eq!(both, [1.0, 1.0]);
    }

    #[test]
    fn max_and_min_against_a_constant_have_the_subgradient_of_least_norm() {
        check_chain(|x| x.max(0.0), 0.0, 0.0); // `maximum` of PyTorch: 1/2
        check_chain(|x| x.min(0.0), 0.0, 0.0); // JAX: 1/2
        check_chain(|x| Dual::constant(0.0).max(x), 0.0, 0.0);
        check_chain(|x| Dual::constant(0.0).min(x), 0.0, 0.0);
    }

    #[test]
    fn max_and_min_return_the_number_that_is_not_nan() {
        for name in ["max", "min"] {
            check_value(name, &[NAN, 2.0], 2.0, &[0.0, 1.0]);
            check_value(name, &[2.0, NAN], 2.0, &[1.0, 0.0]);
            check_value(name, &[NAN, NAN], NAN, &[1.0, 0.0]);
        }
    }

    #[test]
    fn clamp_with_constant_bounds() {
        check_chain(|x| x.clamp(1.0, 2.0), 1.0, 0.0); // JAX: 1/2, TensorFlow: 1
        check_chain(|x| x.clamp(1.0, 2.0), 2.0, 0.0);
        check_chain(|x| x.clamp(1.0, 1.0), 1.0, 0.0);
        check_chain(|x| x.clamp(1.0, 2.0), 1.5, 1.0);
    }

    #[test]
    fn clamp_with_variable_bounds() {
        check("clamp", &[1.0, 1.0, 2.0], &[0.5, 0.5, 0.0]);
        check("clamp", &[2.0, 1.0, 2.0], &[0.5, 0.0, 0.5]);
        check("clamp", &[1.0, 1.0, 1.0], &[0.0, 0.5, 0.5]); // PyTorch: (1, 0, 0), though constant in x
        check("clamp", &[NAN, 1.0, 2.0], &[1.0, 0.0, 0.0]);
        check("clamp", &[0.0, 1.0, 2.0], &[0.0, 1.0, 0.0]);
        check("clamp", &[3.0, 1.0, 2.0], &[0.0, 0.0, 1.0]);
    }

    /// Which of the three are variables decides who takes part in a tie.
    #[test]
    fn clamp_with_some_of_its_arguments_constant() {
        let share = |args: [f64; 3], active: [bool; 3]| -> [f64; 3] {
            std::array::from_fn(|moving| {
                let [x, lo, hi] = std::array::from_fn(|i| match (active[i], i == moving) {
                    (true, true) => Dual::variable(args[i]),
                    (true, false) => Dual::new(args[i], 0.0),
                    (false, _) => Dual::constant(args[i]),
                });
                x.clamp(lo, hi).tangent()
            })
        };
        assert_eq!(share([1.0, 1.0, 2.0], [true, true, false]), [0.5, 0.5, 0.0]);
        assert_eq!(share([1.0, 1.0, 2.0], [true, false, true]), [0.0, 0.0, 0.0]);
        assert_eq!(share([1.0, 1.0, 2.0], [false, true, true]), [0.0, 0.0, 0.0]);
        assert_eq!(share([2.0, 1.0, 2.0], [true, false, true]), [0.5, 0.0, 0.5]);
        assert_eq!(share([2.0, 1.0, 2.0], [true, true, false]), [0.0, 0.0, 0.0]);
        assert_eq!(share([2.0, 1.0, 2.0], [false, true, true]), [0.0, 0.0, 0.0]);
        // Where the bounds meet, each is fixed from one side by the other.
        assert_eq!(share([1.0, 1.0, 1.0], [false, true, true]), [0.0, 0.5, 0.5]);
        assert_eq!(share([1.0, 1.0, 1.0], [true, true, false]), [0.0, 0.0, 0.0]);
        assert_eq!(share([1.0, 1.0, 1.0], [true, false, true]), [0.0, 0.0, 0.0]);
    }

    #[test]
    #[allow(deprecated)]
    fn abs_sub() {
        check("abs_sub", &[2.0, 2.0], &[0.0, 0.0]); // JAX: (1/2, -1/2)
        check("abs_sub", &[3.0, 2.0], &[1.0, -1.0]);
        check("abs_sub", &[2.0, 3.0], &[0.0, 0.0]);
    }

    #[test]
    fn steps_are_flat_everywhere() {
        for name in ["signum", "floor", "ceil", "round", "round_ties_even", "trunc"] {
            for x in [0.0, -0.0, 0.5, -0.5, 1.0, -1.5, 2.5, 1e17, INF, NAN] {
                check(name, &[x], &[0.0]);
            }
        }
        check("div_euclid", &[5.5, 0.1], &[0.0, 0.0]);
        check("div_euclid", &[6.0, 2.0], &[0.0, 0.0]);
        check_value("signum", &[0.0], 1.0, &[0.0]);
        check_value("round", &[-2.5], -3.0, &[0.0]);
    }

    #[test]
    fn fract() {
        for x in [0.0, 2.0, -3.0, 1.25] {
            check("fract", &[x], &[1.0]);
        }
    }

    #[test]
    fn copysign() {
        for s in [1.0, -1.0, 0.0, -0.0] {
            check("copysign", &[0.0, s], &[0.0, 0.0]); // JAX: ±1, 0
            check("copysign", &[-0.0, s], &[0.0, 0.0]);
            check("copysign", &[3.0, s], &[1.0_f64.copysign(s), 0.0]);
            check("copysign", &[INF, s], &[1.0_f64.copysign(s), 0.0]); // PyTorch: NaN, 0
            check("copysign", &[-INF, s], &[-1.0_f64.copysign(s), 0.0]);
        }
    }

    #[test]
    fn hypot() {
        check("hypot", &[0.0, 0.0], &[0.0, 0.0]); // PyTorch: NaN, JAX: 1/2
        check("hypot", &[-0.0, 0.0], &[0.0, 0.0]);
        check("hypot", &[INF, 3.0], &[1.0, 0.0]); // JAX: NaN, NaN
        check("hypot", &[-3.0, -INF], &[0.0, -1.0]);
        check("hypot", &[INF, -INF], &[FRAC_1_SQRT_2, -FRAC_1_SQRT_2]);
    }

    #[test]
    fn atan2() {
        for (y, x) in [(0.0, 0.0), (0.0, -0.0), (-0.0, 0.0), (-0.0, -0.0)] {
            check("atan2", &[y, x], &[0.0, 0.0]); // JAX: NaN
        }
        check("atan2", &[1.0, 0.0], &[0.0, -1.0]);
        check("atan2", &[0.0, 1.0], &[1.0, 0.0]);
        check("atan2", &[-0.0, -1.0], &[-1.0, 0.0]);
        for (y, x) in [(1.0, INF), (1.0, -INF), (INF, 1.0), (-INF, 1.0), (INF, INF), (-INF, INF), (0.0, INF)]
        {
            check("atan2", &[y, x], &[0.0, 0.0]); // PyTorch, JAX: NaN in one of them
        }
    }

    #[test]
    fn remainders() {
        check("rem", &[5.5, 0.1], &[1.0, -54.0]); // PyTorch, JAX: -55
        check("rem", &[6.0, 2.0], &[1.0, -3.0]);
        check("rem", &[-7.0, 2.0], &[1.0, 3.0]);
        check("rem", &[3.0, INF], &[1.0, 0.0]);
        check("rem_euclid", &[5.5, 0.1], &[1.0, -54.0]);
        check("rem_euclid", &[-7.0, 2.0], &[1.0, 4.0]);
        check("rem_euclid", &[3.0, INF], &[1.0, 0.0]);
        check("rem_euclid", &[-3.0, INF], &[1.0, 1.0]);
        check("rem_euclid", &[-3.0, -INF], &[1.0, -1.0]);
        check("rem_euclid", &[3.0, -INF], &[1.0, 0.0]);
    }
}

mod singular_points {
    use super::*;

    #[test]
    fn slopes_at_the_end_of_a_domain_come_from_inside() {
        check_value("sqrt", &[0.0], 0.0, &[INF]);
        check_value("sqrt", &[-0.0], -0.0, &[INF]); // PyTorch, JAX: -inf
        for name in ["ln", "log2", "log10"] {
            check_value(name, &[0.0], -INF, &[INF]);
            check_value(name, &[-0.0], -INF, &[INF]); // PyTorch, JAX: -inf
        }
        check_value("ln_1p", &[-1.0], -INF, &[INF]);
        check("cbrt", &[0.0], &[INF]);
        check("cbrt", &[-0.0], &[INF]);
        check("asin", &[1.0], &[INF]);
        check("asin", &[-1.0], &[INF]);
        check("acos", &[1.0], &[-INF]);
        check("acos", &[-1.0], &[-INF]);
        check_value("acosh", &[1.0], 0.0, &[INF]);
        check_value("atanh", &[1.0], INF, &[INF]);
        check_value("atanh", &[-1.0], -INF, &[INF]);
    }

    /// A finite slope under a value that is NaN would hide the error. PyTorch: ln(-1) has slope -1.
    #[test]
    fn outside_of_a_domain_the_slope_is_nan() {
        for name in ["sqrt", "ln", "log2", "log10", "ln_1p", "asin", "acos", "acosh", "atanh"] {
            check_value(name, &[-2.0], NAN, &[NAN]);
            check_value(name, &[-INF], NAN, &[NAN]);
        }
        for name in ["asin", "acos", "atanh"] {
            check_value(name, &[2.0], NAN, &[NAN]);
        }
        check("log", &[-2.0, 3.0], &[NAN, NAN]);
        check("log", &[2.0, -3.0], &[NAN, NAN]);
    }

    #[test]
    fn nan_has_the_slope_nan() {
        for name in ["sqrt", "cbrt", "exp", "exp2", "exp_m1", "ln", "log2", "log10", "ln_1p", "recip"] {
            check_value(name, &[NAN], NAN, &[NAN]);
        }
        for name in
            ["sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh"]
        {
            check_value(name, &[NAN], NAN, &[NAN]);
        }
        for other in [0.0, 1.0, INF] {
            check_value("atan2", &[NAN, other], NAN, &[NAN, NAN]);
            check_value("atan2", &[other, NAN], NAN, &[NAN, NAN]);
        }
        check_value("hypot", &[NAN, 0.0], NAN, &[NAN, NAN]);
        check_value("powf", &[2.0, NAN], NAN, &[NAN, NAN]);
        check_value("log", &[NAN, 2.0], NAN, &[NAN, NAN]);
        check_value("copysign", &[NAN, 1.0], NAN, &[NAN, 0.0]);
    }

    #[test]
    fn quotients() {
        check_value("recip", &[0.0], INF, &[-INF]);
        check_value("recip", &[-0.0], -INF, &[-INF]);
        check_value("div", &[1.0, 0.0], INF, &[INF, -INF]);
        check_value("div", &[0.0, 0.0], NAN, &[INF, NAN]);
        check_value("mul", &[0.0, INF], NAN, &[INF, 0.0]);
        check_value("div", &[1e200, 1e200], 1.0, &[1e-200, -1e-200]); // JAX: -0 in y
        check_value("div", &[1e-300, 1e-300], 1.0, &[1e300, -1e300]); // JAX: -inf in y
    }

    #[test]
    fn saturation() {
        check_value("exp", &[710.0], INF, &[INF]);
        for x in [INF, -INF] {
            check("tanh", &[x], &[0.0]);
            check("atan", &[x], &[0.0]);
        }
        check("tanh", &[19.0], &[1.255_653_116_819_212e-16]); // textbook 1 - v²: 2.2e-16
        check("exp_m1", &[-50.0], &[1.928_749_847_963_917_8e-22]); // textbook v + 1: 0
        check("asinh", &[1e300], &[1e-300]); // PyTorch, JAX: 0
        check("acosh", &[1e300], &[1e-300]);
    }

    #[test]
    fn powf() {
        check_value("powf", &[0.0, 0.0], 1.0, &[0.0, 0.0]); // JAX: NaN, 0
        check_value("powf", &[0.0, 1.0], 0.0, &[1.0, 0.0]);
        check_value("powf", &[0.0, 2.0], 0.0, &[0.0, 0.0]);
        check_value("powf", &[0.0, 3.0], 0.0, &[0.0, 0.0]);
        check_value("powf", &[0.0, 0.5], 0.0, &[INF, 0.0]);
        check_value("powf", &[0.0, -1.0], INF, &[-INF, -INF]); // JAX: -inf, NaN
        check_value("powf", &[-2.0, 2.0], 4.0, &[-4.0, NAN]); // TensorFlow: 0 in the exponent
        check_value("powf", &[-2.0, 3.0], -8.0, &[12.0, NAN]);
        check_value("powf", &[-2.0, 0.0], 1.0, &[0.0, NAN]);
        check_value("powf", &[-2.0, -1.0], -0.5, &[-0.25, NAN]);
        check_value("powf", &[NAN, 0.0], 1.0, &[0.0, NAN]);
        check_value("powf", &[0.5, INF], 0.0, &[0.0, 0.0]); // PyTorch, JAX: NaN in x
        check_value("powf", &[2.0, -INF], 0.0, &[0.0, 0.0]);
        check_value("powf", &[0.0, INF], 0.0, &[0.0, 0.0]);
        check_value("powf", &[INF, -1.0], 0.0, &[0.0, 0.0]); // PyTorch, JAX: NaN in y
    }

    /// A constant exponent is not asked for its derivative.
    #[test]
    fn powf_of_a_negative_number_with_a_constant_exponent() {
        check_chain(|x| x.powf(2.0), -2.0, -4.0);
        check_chain(|x| x.powf(3.0), -2.0, 12.0);
        check_chain(|x| x.powf(0.0), NAN, 0.0);
    }

    #[test]
    fn powi() {
        for x in [0.0, -0.0, 2.0, NAN, INF, -INF] {
            check_value("powi", &[x, 0.0], 1.0, &[0.0]);
        }
        check("powi", &[0.0, 1.0], &[1.0]);
        check("powi", &[0.0, -1.0], &[-INF]);
        check("powi", &[0.0, -2.0], &[-INF]);
        check("powi", &[-0.0, -2.0], &[-INF]);
        check("powi", &[1.0, f64::from(i32::MIN)], &[f64::from(i32::MIN)]);
    }

    #[test]
    fn ends_of_the_number_range() {
        check("atan2", &[1e-300, 1e-300], &[5e299, -5e299]); // PyTorch: 0, JAX: inf
        check("atan2", &[1e300, 1e300], &[5e-301, -5e-301]);
        check("hypot", &[1e300, 1e300], &[FRAC_1_SQRT_2, FRAC_1_SQRT_2]); // JAX: 1.0607
        check("hypot", &[1e-300, 1e-300], &[FRAC_1_SQRT_2, FRAC_1_SQRT_2]); // JAX: -inf
    }

    #[test]
    fn neighbours() {
        check("next_up", &[1.0], &[1.0]);
        check("next_down", &[0.0], &[1.0]);
    }
}

/// The two rules that keep `0 · ∞` out of a gradient: a zero by selection is never multiplied, and an adjoint
/// of exactly zero stops at a primitive whose slope can be infinite.
mod zeros_that_stop {
    use super::*;

    #[test]
    fn an_infinite_slope_that_nothing_needs_leaves_no_trace() {
        check_chain(|x| x * x.sqrt(), 0.0, 0.0); // PyTorch: NaN
        let (_, both) = slopes(&[0.0, 0.0], |a| a[0] * a[1].sqrt());
        assert_eq!(both, [0.0, 0.0]);
        let (_, both) = slopes(&[1.0, 0.0], |a| a[0].max(a[1].sqrt()));
        assert_eq!(both, [1.0, 0.0]);
        check_chain(|x| x.sqrt().floor(), 0.0, 0.0);
        check_chain(|x| (-1.0 / (x * x)).exp(), 0.0, 0.0);
        check_chain(|x| 1.0 / (1.0 + (-x).exp()), -800.0, 0.0);
        check_chain(|x| x.exp().tanh(), 800.0, 0.0);
        check_chain(|x| x.max(0.0).sqrt(), -1.0, 0.0); // JAX: NaN
        check_chain(|x| x.sqrt().copysign(1.0), 0.0, 0.0);
        check_chain(|x| x.sqrt().powi(0), 0.0, 0.0);
        check_chain(|x| x.sqrt().hypot(0.0), 0.0, 0.0);
    }

    /// Where a zero and an infinity balance exactly, at the very end of the domain, the answer is a silent 0.
    #[test]
    fn the_price_is_a_zero_where_the_slope_is_one() {
        check_chain(|x| x.sqrt() * x.sqrt(), 0.0, 0.0);
        check_chain(|x| x.sqrt().powi(2), 0.0, 0.0);
        check_chain(|x| x.sqrt().powf(2.0), 0.0, 0.0);
        check_chain(|x| x.cbrt().powi(3), 0.0, 0.0);
        check_chain(|x| x.ln().exp(), 0.0, 0.0);
    }

    /// The zero is on the far side: the infinite slope multiplies it, loudly.
    #[test]
    fn an_infinite_slope_of_something_flat_is_nan() {
        check_chain(|x| (x * x).sqrt(), 0.0, NAN);
        let norm = |a: &[Dual]| (a[0] * a[0] + a[1] * a[1]).sqrt();
        assert!(slopes(&[0.0, 0.0], norm).1.iter().all(|slope| slope.is_nan()));
        let distance = |a: &[Dual]| (a[0] - a[1]).powi(2).sqrt();
        assert!(slopes(&[3.0, 3.0], distance).1.iter().all(|slope| slope.is_nan()));
        check_chain(|x| x.powi(4).sqrt(), 0.0, NAN);
        check_chain(|x| x.powi(3).cbrt(), 0.0, NAN);
        check_chain(|x| x.cos().acos(), 0.0, NAN);
        check_chain(|x| x.exp().ln(), -800.0, NAN);
    }

    /// What to write instead.
    #[test]
    fn the_remedies() {
        let (_, both) = slopes(&[0.0, 0.0], |a| a[0].hypot(a[1]));
        assert_eq!(both, [0.0, 0.0]);
        let (_, both) = slopes(&[3.0, 3.0], |a| (a[0] - a[1]).abs());
        assert_eq!(both, [0.0, 0.0]);
    }

    /// Of the zeros that are computed, not selected, only the adjoint at a singular primitive stops.
    #[test]
    fn other_zeros_are_multiplied() {
        check_chain(|x| x * INF * 0.0, 1.0, NAN);
        check_chain(|x| x.sqrt() * 2.0 + x, 0.0, INF);
    }
}

/// Results that carry no derivative are constants for a tie.
#[test]
fn a_step_is_a_constant() {
    let x = Dual::variable(1.0);
    assert!(!x.floor().is_active());
    assert_eq!(x.max(x.floor()).tangent(), 0.0);
    assert!(x.max(0.0).is_active());
}
