//! The methods of `f64` and `f32`, as method, as path and as operator. Derivatives are in the text-book form,
//! another than that of the rule table wherever there are two. Kinks and singular points are in `kinks.rs`.

/// For each method of one argument and one result, programs that use it in both widths and both spellings,
/// and a test that holds them against the derivative at the points.
macro_rules! unary {
    ($( $method:ident at $points:expr => $derivative:expr; )*) => { $(
        mod $method {
            use autodiff::differentiate;

            #[differentiate]
            fn method(x: f64) -> f64 {
                x.$method()
            }

            #[differentiate]
            fn path(x: f64, y: f64) -> f64 {
                y * f64::$method(x) - x
            }

            #[differentiate]
            fn twice(x: f64) -> f64 {
                let once = x.$method();
                once * x + once.sin()
            }

            #[differentiate]
            fn single(x: f32, y: f32) -> f32 {
                x.$method() * y + f32::$method(x)
            }

            #[test]
            fn has_its_derivative() {
                let derivative: fn(f64) -> f64 = $derivative;
                let points: &[f64] = &$points;
                for &x in points {
                    let (value, slope) = (x.$method(), derivative(x));
                    check!(method, grad_method, value_and_grad_method, forward_method, reverse_method;
                        (x) => slope,
                    );
                    check!(path, grad_path, value_and_grad_path, forward_path, reverse_path;
                        (x, -1.5) => (-1.5 * slope - 1.0, value),
                    );
                    check!(twice, grad_twice, value_and_grad_twice, forward_twice, reverse_twice;
                        (x) => slope * x + value + value.cos() * slope,
                    );
                    let x = x as f32;
                    let (value, slope) = (x.$method(), derivative(f64::from(x)) as f32);
                    check!(single, grad_single, value_and_grad_single, forward_single, reverse_single;
                        (x, -1.5) => (-0.5 * slope, value),
                    );
                }
            }
        }
    )* };
}

unary! {
    abs at [1.5, -0.25] => |x| x / x.abs();
    sqrt at [0.25, 2.5] => |x| 0.5 * x.powf(-0.5);
    cbrt at [0.25, -2.5] => |x| 1.0 / (3.0 * x.abs().powf(2.0 / 3.0));
    exp at [1.25, -2.5] => |x| x.sinh() + x.cosh();
    exp2 at [1.25, -2.5] => |x| std::f64::consts::LN_2 * (x * std::f64::consts::LN_2).exp();
    exp_m1 at [1.25, -0.5] => |x| x.exp_m1() + 1.0;
    ln at [0.25, 2.5] => |x| x.recip();
    ln_1p at [1.25, -0.75] => |x| (1.0 + x).recip();
    log2 at [0.25, 2.5] => |x| 1.0 / (x * 2.0_f64.ln());
    log10 at [0.25, 2.5] => |x| 1.0 / (x * 10.0_f64.ln());
    sin at [1.25, -2.5] => |x| (x + std::f64::consts::FRAC_PI_2).sin();
    cos at [1.25, -2.5] => |x| (x + std::f64::consts::FRAC_PI_2).cos();
    tan at [1.25, -0.5] => |x| x.cos().powi(-2);
    asin at [0.5, -0.25] => |x| (1.0 - x * x).powf(-0.5);
    acos at [0.5, -0.25] => |x| -(1.0 - x * x).powf(-0.5);
    atan at [1.25, -2.5] => |x| x.atan().cos().powi(2);
    sinh at [1.25, -2.5] => |x| 0.5 * (x.exp() + (-x).exp());
    cosh at [1.25, -2.5] => |x| 0.5 * (x.exp() - (-x).exp());
    tanh at [1.25, -0.5] => |x| 1.0 - x.tanh() * x.tanh();
    asinh at [1.25, -2.5] => |x| (1.0 + x * x).powf(-0.5);
    acosh at [1.25, 2.5] => |x| (x * x - 1.0).powf(-0.5);
    atanh at [0.5, -0.25] => |x| 1.0 / (1.0 - x * x);
    recip at [1.25, -2.5] => |x| -x.powi(-2);
    fract at [1.25, -2.5] => |_| 1.0;
    floor at [1.25, -2.5] => |_| 0.0;
    ceil at [1.25, -2.25] => |_| 0.0;
    round at [1.25, -2.75] => |_| 0.0;
    round_ties_even at [1.25, -2.75] => |_| 0.0;
    trunc at [1.25, -2.5] => |_| 0.0;
    signum at [1.25, -2.5] => |_| 0.0;
    to_degrees at [1.25, -2.5] => |_| 180.0 / std::f64::consts::PI;
    to_radians at [1.25, -2.5] => |_| std::f64::consts::PI / 180.0;
}

/// The same for two arguments, the derivatives in `self` and in the other.
macro_rules! binary {
    ($( $method:ident at $points:expr => $derivatives:expr; )*) => { $(
        mod $method {
            use autodiff::differentiate;

            #[differentiate]
            fn method(x: f64, y: f64) -> f64 {
                x.$method(y)
            }

            #[differentiate]
            fn path(x: f64, y: f64) -> f64 {
                x * f64::$method(x, y) + y
            }

            /// One of the two is a constant.
            #[differentiate(wrt(y))]
            fn in_the_second(x: f64, y: f64) -> f64 {
                x.$method(y) * y
            }

            #[differentiate]
            fn single(x: f32, y: f32) -> f32 {
                x.$method(y) - f32::$method(x, y) * x
            }

            #[test]
            fn has_its_derivatives() {
                let derivatives: fn(f64, f64) -> (f64, f64) = $derivatives;
                let points: &[(f64, f64)] = &$points;
                for &(x, y) in points {
                    let (value, (dx, dy)) = (x.$method(y), derivatives(x, y));
                    check!(method, grad_method, value_and_grad_method, forward_method, reverse_method;
                        (x, y) => (dx, dy),
                    );
                    check!(path, grad_path, value_and_grad_path, forward_path, reverse_path;
                        (x, y) => (value + x * dx, x * dy + 1.0),
                    );
                    crate::common::assert_close(grad_in_the_second(x, y), dy * y + value);
                    let (dx, dy) = (dx as f32, dy as f32);
                    let (x, y) = (x as f32, y as f32);
                    let value = x.$method(y);
                    check!(single, grad_single, value_and_grad_single, forward_single, reverse_single;
                        (x, y) => ((1.0 - x) * dx - value, (1.0 - x) * dy),
                    );
                }
            }
        }
    )* };
}

binary! {
    atan2 at [(1.25, 0.5), (-0.5, -2.0), (0.75, -1.5)] =>
        |y, x| (x / (x * x + y * y), -y / (x * x + y * y));
    hypot at [(3.0, -4.0), (-0.75, 1.0)] => |x, y| (x / (x * x + y * y).sqrt(), y / (x * x + y * y).sqrt());
    powf at [(1.25, 2.5), (0.5, -1.5), (2.5, 0.75)] =>
        |x, y| (y / x * (y * x.ln()).exp(), x.ln() * (y * x.ln()).exp());
    log at [(1.25, 2.5), (0.5, 3.0), (2.5, 0.25)] =>
        |x, b| (1.0 / (x * b.ln()), -x.ln() / (b * b.ln() * b.ln()));
    copysign at [(1.25, -0.5), (-1.25, -0.5), (-1.25, 2.0)] => |x, s| ((x * s).signum(), 0.0);
    max at [(1.25, -0.5), (-1.25, -0.5)] => |x, y| if x > y { (1.0, 0.0) } else { (0.0, 1.0) };
    min at [(1.25, -0.5), (-1.25, -0.5)] => |x, y| if x < y { (1.0, 0.0) } else { (0.0, 1.0) };
    rem_euclid at [(5.25, 2.0), (-5.25, 2.0), (5.25, -2.0)] => |x, y| (1.0, -(x - x.rem_euclid(y)) / y);
    div_euclid at [(5.25, 2.0), (-5.25, 2.0), (5.25, -2.0)] => |_, _| (0.0, 0.0);
    midpoint at [(1.25, -0.5), (-1.25, -0.5)] => |_, _| (0.5, 0.5);
}

mod powi {
    use autodiff::differentiate;

    /// Exponents known when the macro runs.
    #[differentiate]
    fn literal(x: f64, y: f64) -> f64 {
        x.powi(3) - f64::powi(y, -2) + (x * y).powi(1) + y.powi(0)
    }

    /// One known at run time.
    #[differentiate]
    fn variable(x: f64, n: i32) -> f64 {
        x.powi(n) * x
    }

    /// In a loop over the exponents, and with one that is computed.
    #[differentiate]
    fn power_series(x: f32, c: &[f32]) -> f32 {
        let mut s = 0.0;
        for i in 0..c.len() {
            s += c[i] * x.powi(i as i32) + f32::powi(x, 1 - i as i32);
        }
        s
    }

    #[test]
    fn has_its_derivative() {
        check!(literal, grad_literal, value_and_grad_literal, forward_literal, reverse_literal;
            (1.5, -2.0) => (3.0 * 2.25 - 2.0, 2.0 / -8.0 + 1.5),
            (-0.5, 0.25) => (0.75 + 0.25, 2.0 * 64.0 - 0.5),
        );
        for n in [-7, -1, 0, 1, 2, 7] {
            let slope = |x: f64| f64::from(n + 1) * x.powi(n);
            check!(variable, grad_variable, value_and_grad_variable, forward_variable, reverse_variable;
                (1.5, n) => slope(1.5),
                (-0.75, n) => slope(-0.75),
            );
        }
        check!(
            power_series, grad_power_series, value_and_grad_power_series, forward_power_series,
            reverse_power_series;
            (1.5, &[]) => (0.0, vec![]),
            (1.5, &[2.0]) => (1.0, vec![1.0]),
            // 2 + 3x + x², and x + 1 + 1/x
            (1.5, &[2.0, 3.0, 1.0]) => (3.0 + 3.0 + 1.0 - 1.0 / 2.25, vec![1.0, 1.5, 2.25]),
            (-2.0, &[0.5, -1.0, 0.25]) => (-1.0 - 1.0 + 1.0 - 0.25, vec![1.0, -2.0, 4.0]),
        );
    }
}

mod powf_with_a_constant {
    use autodiff::differentiate;

    /// A literal exponent: negative bases are allowed.
    #[differentiate]
    fn exponent(x: f64) -> f64 {
        x.powf(2.0) + x.powf(3.0) - f64::powf(x, -1.0)
    }

    /// A literal base.
    #[differentiate]
    fn base(x: f64) -> f64 {
        2.0_f64.powf(x) * f64::powf(0.5, x * x)
    }

    #[test]
    fn has_its_derivative() {
        check!(exponent, grad_exponent, value_and_grad_exponent, forward_exponent, reverse_exponent;
            (-3.0) => -6.0 + 27.0 + 1.0 / 9.0,
            (1.5) => 3.0 + 6.75 + 1.0 / 2.25,
        );
        let slope = |x: f64| 2.0_f64.ln() * (1.0 - 2.0 * x) * (2.0_f64.ln() * (x - x * x)).exp();
        check!(base, grad_base, value_and_grad_base, forward_base, reverse_base;
            (1.5) => slope(1.5),
            (-0.75) => slope(-0.75),
        );
    }
}

mod mul_add {
    use autodiff::differentiate;

    #[differentiate]
    fn method(x: f64, y: f64, z: f64) -> f64 {
        x.mul_add(y, z) * z
    }

    #[differentiate]
    fn horner(x: f64, c: &[f64]) -> f64 {
        let mut p = 0.0;
        for i in (0..c.len()).rev() {
            p = f64::mul_add(p, x, c[i]);
        }
        p
    }

    #[differentiate]
    fn single(x: f32) -> f32 {
        x.mul_add(x, 2.0 * x) + f32::mul_add(0.5, x, 1.0)
    }

    #[test]
    fn has_its_derivatives() {
        check!(method, grad_method, value_and_grad_method, forward_method, reverse_method;
            (1.5, -2.0, 0.5) => (-1.0, 0.75, -3.0 + 1.0),
            (-0.25, 4.0, -1.0) => (-4.0, 0.25, -1.0 - 2.0),
        );
        let x = -1.5;
        check!(horner, grad_horner, value_and_grad_horner, forward_horner, reverse_horner;
            (x, &[]) => (0.0, vec![]),
            (x, &[3.0]) => (0.0, vec![1.0]),
            (x, &[3.0, -1.0, 0.5]) => (-1.0 + x, vec![1.0, x, x * x]),
        );
        check!(single, grad_single, value_and_grad_single, forward_single, reverse_single;
            (1.5) => 5.5,
            (-2.0) => -1.5,
        );
    }
}

mod sin_cos {
    use autodiff::differentiate;

    /// Both results, taken apart.
    #[differentiate]
    fn both(x: f64) -> f64 {
        let (s, c) = x.sin_cos();
        s * c * c
    }

    /// One result by its index, and the pair of the path form passed on.
    #[differentiate]
    fn fields(x: f64, y: f64) -> f64 {
        let pair = f64::sin_cos(x * y);
        x.sin_cos().1 * pair.0 + pair.1
    }

    #[differentiate]
    fn single(x: f32) -> f32 {
        let (sin, cos) = x.sin_cos();
        2.0 * sin * cos
    }

    #[test]
    fn has_its_derivatives() {
        let slope = |x: f64| x.cos().powi(3) - 2.0 * x.sin() * x.sin() * x.cos();
        check!(both, grad_both, value_and_grad_both, forward_both, reverse_both;
            (1.25) => slope(1.25),
            (-0.5) => slope(-0.5),
        );
        let slopes = |x: f64, y: f64| {
            let t = x * y;
            let outer = x.cos() * t.cos() - t.sin();
            (outer * y - x.sin() * t.sin(), outer * x)
        };
        check!(fields, grad_fields, value_and_grad_fields, forward_fields, reverse_fields;
            (1.25, -0.5) => slopes(1.25, -0.5),
            (-2.0, 0.75) => slopes(-2.0, 0.75),
        );
        check!(single, grad_single, value_and_grad_single, forward_single, reverse_single;
            (0.75) => 2.0 * 1.5_f32.cos(),
            (-1.25) => 2.0 * 2.5_f32.cos(),
        );
    }
}

mod clamp {
    use autodiff::differentiate;

    /// Constant bounds.
    #[differentiate]
    fn fixed(x: f64) -> f64 {
        x.clamp(-1.0, 2.0) * x
    }

    /// Active bounds, by path.
    #[differentiate]
    fn moving(x: f64, low: f64, high: f64) -> f64 {
        f64::clamp(x, low, high) + low * high
    }

    #[differentiate]
    fn single(x: f32, high: f32) -> f32 {
        x.clamp(0.0, high) * f32::clamp(x, -high, high)
    }

    #[test]
    fn has_its_derivatives() {
        check!(fixed, grad_fixed, value_and_grad_fixed, forward_fixed, reverse_fixed;
            (1.5) => 3.0,
            (-3.0) => -1.0,
            (2.5) => 2.0,
        );
        check!(moving, grad_moving, value_and_grad_moving, forward_moving, reverse_moving;
            (1.5, -1.0, 2.0) => (1.0, 2.0, -1.0),
            (-3.0, -1.0, 2.0) => (0.0, 3.0, -1.0),
            (2.5, -1.0, 2.0) => (0.0, 2.0, 0.0),
        );
        check!(single, grad_single, value_and_grad_single, forward_single, reverse_single;
            (0.5, 2.0) => (1.0, 0.0),
            (-0.5, 2.0) => (0.0, 0.0),
            (3.0, 2.0) => (0.0, 4.0),
        );
    }
}

mod abs_sub {
    use autodiff::differentiate;

    /// Deprecated, and still there: x − y where that is positive.
    #[differentiate]
    #[allow(deprecated)]
    fn method(x: f64, y: f64) -> f64 {
        x.abs_sub(y) * x
    }

    #[differentiate]
    #[allow(deprecated)]
    fn path(x: f64) -> f64 {
        f64::abs_sub(x * x, 1.0)
    }

    #[test]
    fn has_its_derivatives() {
        check!(method, grad_method, value_and_grad_method, forward_method, reverse_method;
            (1.5, -2.0) => (1.5 + 3.5, -1.5),
            (-2.0, 1.5) => (0.0, 0.0),
        );
        check!(path, grad_path, value_and_grad_path, forward_path, reverse_path;
            (-1.5) => -3.0,
            (0.5) => 0.0,
        );
        check_at_kink!(method, grad_method, value_and_grad_method, forward_method, reverse_method;
            (2.0, 2.0) => (0.0, 0.0),
        );
    }
}

mod neighbours {
    use autodiff::differentiate;

    /// `next_up` and `next_down` move by less than rounding: the slope is 1.
    #[differentiate]
    fn of_double(x: f64) -> f64 {
        x.next_up() * 2.0 + f64::next_down(x * x)
    }

    #[test]
    fn have_slope_one() {
        crate::common::assert_close(grad_of_double(1.5), 5.0);
        crate::common::assert_close(grad_of_double(-2.0), -2.0);
    }
}

mod operators {
    use autodiff::differentiate;

    /// Associativity and parentheses.
    #[differentiate]
    fn precedence(a: f64, b: f64, c: f64) -> f64 {
        a - b - c + a / b / c - (a - (b - c)) * -(a / (b * c))
    }

    /// Groupings that change the last bit: the value must be that of the plain function at every point.
    #[differentiate]
    fn grouping(a: f64, b: f64, c: f64) -> f64 {
        a + (b + c) - (a - (b - c)) / (a * (b / c)) * (-a - -b) + (a + b) * (b + c) - a / (b / c)
    }

    /// Remainders of active and of constant operands.
    #[differentiate]
    fn remainder(x: f64, y: f64) -> f64 {
        let r = x % y;
        -r * (x * x % 3.0) + 7.5 % y
    }

    #[differentiate]
    fn single(x: f32, y: f32) -> f32 {
        (x - y) / (x + y) * -x + x % y
    }

    #[test]
    fn have_their_derivatives() {
        check!(precedence, grad_precedence, value_and_grad_precedence, forward_precedence, reverse_precedence;
            // a − b − c + a/(bc) + (a − b + c)·a/(bc)
            (2.0, 3.0, -0.5) => (0.0, 0.1111111111111111, -1.0),
            (-1.0, 0.5, 0.25) => (
                1.0 + 8.0 + 8.0 * (-2.0 - 0.5 + 0.25),
                -1.0 + 16.0 + 8.0 - 16.0 * 1.25,
                -1.0 + 32.0 - 8.0 - 32.0 * 1.25,
            ),
        );
        for k in 1..20 {
            let t = f64::from(k);
            check!(grouping, grad_grouping, value_and_grad_grouping, forward_grouping, reverse_grouping;
                (0.1 * t, 0.3 + t / 7.0, -1.3 + t / 3.0),
            );
        }
        // 4.5 = 2·2 + 0.5, 20.25 = 6·3 + 2.25, 7.5 = 3·2 + 1.5
        check!(remainder, grad_remainder, value_and_grad_remainder, forward_remainder, reverse_remainder;
            (4.5, 2.0) => (-2.25 - 0.5 * 9.0, 2.0 * 2.25 - 3.0),
            // −4 = −1·3 − 1, 16 = 5·3 + 1, 7.5 = 2·3 + 1.5
            (-4.0, 2.75) => (-1.0 + 1.25 * -8.0, -1.0 - 2.0),
        );
        // (y − x)x/(x + y) and 5.5 = 2·2 + 1.5
        check!(single, grad_single, value_and_grad_single, forward_single, reverse_single;
            (5.5, 2.0) => (
                (-3.5 - 5.5) / 7.5 - -3.5 * 5.5 / (7.5 * 7.5) + 1.0,
                5.5 / 7.5 - -3.5 * 5.5 / (7.5 * 7.5) - 2.0,
            ),
        );
    }
}

mod predicates {
    use autodiff::differentiate;

    /// What gives no float: classification, comparison, order.
    #[differentiate]
    fn classified(x: f64, y: f64) -> f64 {
        let finite = x.is_finite() && !y.is_nan() && !f64::is_infinite(x);
        let order = x.partial_cmp(&y);
        let mut s = if finite { x * y } else { 0.0 };
        if order == Some(std::cmp::Ordering::Less) || x.total_cmp(&y).is_gt() && y.is_sign_negative() {
            s *= x;
        }
        if x.is_sign_positive() { s } else { -s }
    }

    /// Integer arithmetic on what a float was rounded to.
    #[differentiate]
    fn parity(x: f64) -> f64 {
        let k = x.round() as i64;
        let sign = if k.rem_euclid(2) == 0 { 1.0 } else { -1.0 };
        sign * x * k.pow(2) as f64 + x.abs().floor().max(2.0)
    }

    #[test]
    fn carry_nothing() {
        check!(classified, grad_classified, value_and_grad_classified, forward_classified, reverse_classified;
            // x²y
            (1.5, 2.0) => (6.0, 2.25),
            (1.5, -2.0) => (-6.0, 2.25),
            (2.0, 1.5) => (1.5, 2.0),
            (-3.0, -2.0) => (-12.0, -9.0),
        );
        check!(parity, grad_parity, value_and_grad_parity, forward_parity, reverse_parity;
            (2.25) => 4.0,
            (-2.75) => -9.0,
        );
    }
}
