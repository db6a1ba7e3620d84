//! Parameters, names and spellings.

/// Raw identifiers.
mod raw_identifiers {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(r#type: f64, r#fn: f64) -> f64 {
        let r#match = r#type * r#fn;
        r#match * r#type
    }

    #[test]
    fn raw_identifiers() {
        assert_close(f(2.0, 3.0), 12.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (2.0, 3.0) => (12.0, 4.0));
    }
}

/// Unused parameters have gradient 0.
mod unused_param {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, _unused: f64, _: f64) -> f64 {
        x.exp()
    }

    #[test]
    fn unused_param() {
        assert_close(f(0.5, 7.0, 9.0), 1.6487212707001282);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (0.5, 7.0, 9.0) => (1.6487212707001282, 0.0, 0.0),
        );
    }
}

/// An integer parameter is a constant, and the exponent of `powi`.
mod integer_param {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, n: i32) -> f64 {
        x.powi(n) + n as f64 * x
    }

    #[test]
    fn integer_param() {
        assert_close(f(1.5, 3), 7.875);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (1.5, 3) => 9.75);
    }
}

/// Counters, lengths and literals cast to a float.
mod cast_int_to_float {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let n = x.len() as f64;
        let mut s = 0.0;
        for i in 0..x.len() {
            s += x[i] * (i as f64) / n;
        }
        s * (3_u8 as f64) * (-2_i64) as f64
    }

    #[test]
    fn cast_int_to_float() {
        assert_close(f(&[1.0, 2.0]), -6.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (&[1.0, 2.0]) => vec![0.0, -3.0]);
    }
}

/// The visibility of the function on what is generated.
mod visibility {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    pub(crate) fn f(x: f64) -> f64 {
        x * 4.0
    }

    #[test]
    fn visibility() {
        assert_close(f(3.0), 12.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (3.0) => 4.0);
    }
}

/// An array by reference, taken apart by a pattern.
mod array_ref_param {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(p: &[f64; 3]) -> f64 {
        let [a, b, c] = *p;
        a * b * c + a
    }

    #[test]
    fn array_ref_param() {
        assert_close(f(&[1.0, 2.0, 3.0]), 7.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (&[1.0, 2.0, 3.0]) => [7.0, 3.0, 2.0]);
    }
}

/// An array by value.
mod array_param {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(p: [f64; 3]) -> f64 {
        p[0] * p[1] - p[2] * p[2] * p[0]
    }

    #[test]
    fn array_param() {
        assert_close(f([1.0, 2.0, 3.0]), -7.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; ([1.0, 2.0, 3.0]) => [-7.0, 1.0, -6.0]);
    }
}

/// Parameters and observations.
mod two_slices_one_inactive {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(params: &[f64], obs: &[f64]) -> f64 {
        let mut nll = 0.0;
        for i in 0..obs.len() {
            let z = (obs[i] - params[0]) / params[1];
            nll += 0.5 * z * z + params[1].ln();
        }
        nll
    }

    #[test]
    fn two_slices_one_inactive() {
        assert_close(f(&[0.2, 1.3], &[0.1, -0.4, 1.0]), 1.0859093614498105);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (&[0.2, 1.3], &[0.1, -0.4, 1.0]) => (
                vec![-0.059171597633136064, 1.847974510696404],
                vec![-0.05917159763313609, -0.35502958579881655, 0.47337278106508873],
            ),
        );
    }
}

/// Assertions and printing neither break nor change the gradient.
mod asserts_in_body {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        assert!(x > 0.0, "x must be positive, got {x}");
        debug_assert!(x.is_finite());
        let y = x.ln();
        if y > 1e300 {
            println!("huge {y}");
        }
        y * y
    }

    #[test]
    fn asserts_in_body() {
        assert_close(f(2.0), 0.48045301391820144);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (2.0) => 0.6931471805599453);
    }
}

/// The grouping of `-`, `/` and `*`.
mod precedence_and_parens {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(a: f64, b: f64, c: f64) -> f64 {
        a - b - c + a / b / c - (a - (b - c)) * -(a / (b * c))
    }

    #[test]
    fn precedence_and_parens() {
        assert_close(f(2.0, 3.0, -0.5), 0.16666666666666666);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (2.0, 3.0, -0.5) => (0.0, 0.1111111111111111, -1.0),
        );
    }
}

/// Methods by path.
mod ufcs_calls {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        f64::sin(x) * f64::powi(y, 2) + f64::max(x, y) * core::f64::consts::E + f64::sqrt(f64::from(4_u8)) * x
    }

    #[test]
    fn ufcs_calls() {
        assert_close(f(0.5, 2.0), 8.354265811334901);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (0.5, 2.0) => (5.510330247561491, 4.635983982875857),
        );
    }
}

/// `powi` of compound operands.
mod rosenbrock_params {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64, a: f64, b: f64) -> f64 {
        (a - x).powi(2) + b * (y - x.powi(2)).powi(2)
    }

    #[test]
    fn rosenbrock_params() {
        assert_close(f(3.0, 5.0, 1.0, 100.0), 1604.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (3.0, 5.0, 1.0, 100.0) => (4804.0, -800.0, -4.0, 16.0),
        );
    }
}
