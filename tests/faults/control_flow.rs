//! Branches, loops and exits.

/// `continue` in even rounds, a nonlinear update in odd ones.
mod continue_skips_update {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        let mut a = x;
        for i in 0..5 {
            if i % 2 == 0 {
                continue;
            }
            a = a * a + x;
        }
        a
    }

    #[test]
    fn continue_skips_update() {
        assert_close(f(0.4), 0.7136);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.4) => 3.016);
    }
}

/// A parameter is where the loop variable starts.
mod param_in_loop_bounds {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(lower: f64, upper: f64) -> f64 {
        let mut sum = 0.0;
        let h = 0.25;
        let mut x = lower;
        while x <= upper {
            sum += x * x * h;
            x += h;
        }
        sum
    }

    #[test]
    fn param_in_loop_bounds() {
        assert_close(f(1.0, 2.1), 2.96875);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (1.0, 2.1) => (3.75, 0.0));
    }
}

/// A return from a loop, after as many rounds as the data say.
mod return_inside_loop {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        let mut a = x;
        for i in 0..50 {
            a = a * 1.5 + x;
            if a > 10.0 {
                return a * (i as f64 + 1.0);
            }
        }
        a
    }

    #[test]
    fn return_inside_loop() {
        assert_close(f(1.2), 63.3);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (1.2) => 52.75);
    }
}

/// A return in front of a loop that is then never entered.
mod early_return_before_loop {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(c: &[f64]) -> f64 {
        let degree = c.len() - 1;
        if degree == 2 {
            return c[2] * c[1] + c[0];
        }
        let mut t = 1.0;
        let mut result = c[0];
        for i in 1..degree {
            result = result + t * c[i];
            t *= c[0];
        }
        result
    }

    #[test]
    fn early_return_before_loop() {
        assert_close(f(&[2.0, 3.0, 5.0]), 17.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (&[2.0, 3.0, 5.0]) => vec![1.0, 5.0, 3.0]);
    }
}

/// An empty slice has an empty gradient.
mod zero_iterations_empty_slice {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in 0..x.len() {
            s += x[i] * x[i];
        }
        s
    }

    #[test]
    fn zero_iterations_empty_slice() {
        assert_close(f(&[]), 0.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (&[]) => vec![]);
    }
}

/// A loop ended by a tolerance on an active variable: Kepler's equation.
mod newton_until_converged {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(e: f64, m: f64) -> f64 {
        let mut ea = m;
        let mut k = 0;
        let mut dx: f64 = 1.0;
        while dx.abs() > 1e-14 && k < 50 {
            dx = (ea - e * ea.sin() - m) / (1.0 - e * ea.cos());
            ea = ea - dx;
            k += 1;
        }
        ea
    }

    #[test]
    fn newton_until_converged() {
        assert_close(f(0.5, 1.2), 1.6960810637521493);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (0.5, 1.2) => (0.9338184384263031, 0.9411954080279658),
        );
    }
}

/// `continue` of the outer loop from the inner one.
mod labelled_continue {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        'o: for i in 0..3 {
            for j in 0..3 {
                if j > i {
                    continue 'o;
                }
                s += x[i] * x[i] * x[j];
            }
            s *= 2.0;
        }
        s
    }

    #[test]
    fn labelled_continue() {
        assert_close(f(&[0.5, 2.0, -1.0]), 23.25);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (&[0.5, 2.0, -1.0]) => vec![11.5, 30.0, -4.0],
        );
    }
}

/// `match` on an integer with ranges, alternatives and a guard.
mod match_int_ranges {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, k: i32) -> f64 {
        match k {
            i32::MIN..=-1 => -x,
            0 => 1.0,
            1 | 2 => x * x,
            n if n % 2 == 1 => x.powi(3),
            _ => x.sin(),
        }
    }

    #[test]
    fn match_int_ranges() {
        assert_close(f(1.3, 7), 2.197);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (1.3, 7) => 5.07);
    }
}

/// A running minimum by `<=`.
mod branch_with_equal_test {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let mut m = x[0];
        for i in 1..x.len() {
            if x[i] <= m {
                m = x[i];
            }
        }
        m * m
    }

    #[test]
    fn branch_with_equal_test() {
        assert_close(f(&[3.0, 1.5, 2.0]), 2.25);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (&[3.0, 1.5, 2.0]) => vec![0.0, 3.0, 0.0]);
    }
}

/// `while` as a statement.
mod while_countdown {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        let mut a = x;
        let mut i = 3;
        while i > 0 {
            a = a * x;
            i -= 1;
        }
        a
    }

    #[test]
    fn while_countdown() {
        assert_close(f(2.0), 16.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (2.0) => 32.0);
    }
}

/// An inclusive range in steps.
mod step_by {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for i in (1..=5).step_by(2) {
            s += x[i] * x[i - 1];
        }
        s
    }

    #[test]
    fn step_by() {
        assert_close(f(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), 44.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0]) => vec![2.0, 1.0, 4.0, 3.0, 6.0, 5.0],
        );
    }
}

/// `for` over the elements of a slice, by `iter()` and by `&v`.
mod iter_for_ref {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for v in x.iter() {
            s += v * v;
        }
        for &v in x {
            s += v.sin();
        }
        s
    }

    #[test]
    fn iter_for_ref() {
        assert_close(f(&[0.5, -1.0]), 0.8879545537963065);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (&[0.5, -1.0]) => vec![1.8775825618903728, -1.4596976941318602],
        );
    }
}
