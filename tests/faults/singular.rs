//! Kinks, singular points, overflow. What several answers would do for is decided by the conventions.

/// A square root in the branch that is not taken.
mod where_sqrt_branch {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        if x > 0.0 { x * x.sqrt() } else { 0.0 }
    }

    #[test]
    fn where_sqrt_branch() {
        assert_close(f(0.0), 0.0);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0) => 0.0);
    }
}

/// A square root at 0, raised to a constant.
mod clamp_of_sqrt {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        x.sqrt().clamp(1e-3, 1e3) * 2.0
    }

    #[test]
    fn clamp_of_sqrt() {
        assert_close(f(0.0), 0.002);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0) => 0.0);
    }
}

/// sin x / x, with a branch at 0.
mod sinc_guard {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        if x == 0.0 { 1.0 } else { x.sin() / x }
    }

    #[test]
    fn sinc_guard() {
        assert_close(f(0.0), 1.0);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0) => 0.0);
    }
}

/// The norm, squared: a zero adjoint stops at the root.
mod squared_norm_at_zero {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        let n = (x * x + y * y).sqrt();
        n * n
    }

    #[test]
    fn squared_norm_at_zero() {
        assert_close(f(0.0, 0.0), 0.0);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0, 0.0) => (0.0, 0.0));
    }
}

/// The squares of the arguments overflow.
mod hypot_overflow {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        x.hypot(y)
    }

    #[test]
    fn hypot_overflow() {
        assert_close(f(3e+200, 4e+200), 4.9999999999999995e+200);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (3e+200, 4e+200) => (0.6, 0.8));
    }
}

/// The square of the denominator overflows before the slope underflows. The chain is right as long as the square of the value is
/// a number (`docs/conventions.md`); below that it gives 0, and never NaN.
mod sigmoid_moderate {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    #[test]
    fn sigmoid_moderate() {
        assert_close(f(-400.0), 1.9151695967140057e-174);
        // σ' = σ (1 − σ), and 1 − σ is 1 here.
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (-350.0) => 9.92959039626498e-153,
            (-400.0) => 0.0,
        );
    }
}

/// The exponential overflows; the slope is 0.
mod sigmoid_overflow {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        1.0 / (1.0 + (-x).exp())
    }

    #[test]
    fn sigmoid_overflow() {
        assert_close(f(-800.0), 0.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (-800.0) => 0.0);
    }
}

/// An infinite slope under a zero one: NaN, loud by choice.
mod acos_of_cos_zero {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        x.cos().acos()
    }

    #[test]
    fn acos_of_cos_zero() {
        assert_close(f(0.0), 0.0);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0) => f64::NAN);
    }
}

/// No limit: the slopes are 0.
mod atan2_origin {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(y: f64, x: f64) -> f64 {
        y.atan2(x)
    }

    #[test]
    fn atan2_origin() {
        assert_close(f(0.0, 0.0), 0.0);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0, 0.0) => (0.0, 0.0));
    }
}

/// An infinite slope under zero ones: NaN, where `hypot` gives 0.
mod norm_at_zero {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        (x * x + y * y).sqrt()
    }

    #[test]
    fn norm_at_zero() {
        assert_close(f(0.0, 0.0), 0.0);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0, 0.0) => (f64::NAN, f64::NAN));
    }
}

/// The legs of a triangle are equal.
mod hypot_tie {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        x.hypot(3.0 - 2.0 * x)
    }

    #[test]
    fn hypot_tie() {
        assert_close(f(1.0), 1.4142135623730951);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (1.0) => -0.7071067811865476);
    }
}

/// The tie of two active operands: the point of least norm between (1, 0) and (0, 1).
mod max_tie_two_vars {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        x.max(y)
    }

    #[test]
    fn max_tie_two_vars() {
        assert_close(f(2.0, 2.0), 2.0);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (2.0, 2.0) => (0.5, 0.5));
    }
}

/// The squares of the arguments underflow.
mod hypot_underflow {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        x.hypot(y)
    }

    #[test]
    fn hypot_underflow() {
        assert_close(f(3e-200, 4e-200), 5e-200);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (3e-200, 4e-200) => (0.6, 0.8));
    }
}

/// At 0 and at a large negative argument.
mod asinh_builtin {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        x.asinh() + y.asinh()
    }

    #[test]
    fn asinh_builtin() {
        assert_close(f(0.0, -50.0), -4.605270170991424);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0, -50.0) => (1.0, 0.01999600119960014));
    }
}

/// x·ln y at x = 0.
mod xlogy_at_zero {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        x * y.ln()
    }

    #[test]
    fn xlogy_at_zero() {
        assert_close(f(0.0, 3.0), 0.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0, 3.0) => (1.0986122886681098, 0.0));
    }
}

/// `copysign` turns a negative argument: slope −1.
mod copysign_negative {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, s: f64) -> f64 {
        x.copysign(s)
    }

    #[test]
    fn copysign_negative() {
        assert_close(f(-5.0, 3.0), 5.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (-5.0, 3.0) => (-1.0, 0.0));
    }
}

/// x^y at (0, 2).
mod powf_zero_base_active_exponent {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        x.powf(y)
    }

    #[test]
    fn powf_zero_base_active_exponent() {
        assert_close(f(0.0, 2.0), 0.0);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0, 2.0) => (0.0, 0.0));
    }
}

/// A negative base with exponents known to the macro.
mod powf_negative_base_literal {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        x.powf(2.0) + x.powf(3.0)
    }

    #[test]
    fn powf_negative_base_literal() {
        assert_close(f(-3.0), -18.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (-3.0) => 21.0);
    }
}

/// x⁰ at 0, the exponent known at run time.
mod powi_variable_zero {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, n: i32) -> f64 {
        x.powi(n)
    }

    #[test]
    fn powi_variable_zero() {
        assert_close(f(0.0, 0), 1.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0, 0) => 0.0);
    }
}

/// x^½ at 0: infinite, as of the square root.
mod powf_half_at_zero {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        x.powf(0.5)
    }

    #[test]
    fn powf_half_at_zero() {
        assert_close(f(0.0), 0.0);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0) => f64::INFINITY);
    }
}

/// The least exponent: nothing overflows.
mod powi_i32_min {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, n: i32) -> f64 {
        x.powi(n)
    }

    #[test]
    fn powi_i32_min() {
        assert_close(f(1.0, i32::MIN), 1.0);
        check_at_kink!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (1.0, i32::MIN) => -2147483648.0);
    }
}

/// The stable spelling of softplus has a stable gradient.
mod softplus_stable {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        x.max(0.0) + (-x.abs()).exp().ln_1p()
    }

    #[test]
    fn softplus_stable() {
        assert_close(f(800.0), 800.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (800.0) => 1.0);
    }
}

/// The logarithm of a sum of exponentials, shifted by the larger.
mod logaddexp_stable {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(a: f64, b: f64) -> f64 {
        let m = a.max(b);
        m + ((a - m).exp() + (b - m).exp()).ln()
    }

    #[test]
    fn logaddexp_stable() {
        assert_close(f(0.0, 1000.0), 1000.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.0, 1000.0) => (0.0, 1.0));
    }
}

/// The Euclidean remainder of a negative argument.
mod rem_euclid {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        x.rem_euclid(y) * x
    }

    #[test]
    fn rem_euclid() {
        assert_close(f(-5.5, 2.0), -2.75);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (-5.5, 2.0) => (-5.0, -16.5));
    }
}

/// `signum` has slope 0.
mod signum_zero_deriv {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        x.signum() * x
    }

    #[test]
    fn signum_zero_deriv() {
        assert_close(f(-2.0), 2.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (-2.0) => -1.0);
    }
}
