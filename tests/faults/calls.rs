//! Calls of other functions.

/// A helper changes the array that it borrows.
mod mut_ref_helper {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn sq0(x: &mut [f64]) {
        x[0] = x[0] * x[0];
    }
    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let mut w = [x[0], x[1]];
        sq0(&mut w);
        w[0] * w[1]
    }

    #[test]
    fn mut_ref_helper() {
        assert_close(f(&[3.0, 4.0]), 36.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (&[3.0, 4.0]) => vec![24.0, 9.0]);
    }
}

/// One variable as both arguments.
mod pass_same_twice_mut {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn add(a: f64, b: f64) -> f64 {
        b + a * a
    }
    #[differentiate]
    fn f(x: f64) -> f64 {
        add(x, x)
    }

    #[test]
    fn pass_same_twice_mut() {
        assert_close(f(1.5), 3.75);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (1.5) => 4.0);
    }
}

/// An integer power by recursion.
mod recursion_power {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, n: u32) -> f64 {
        if n == 0 { 1.0 } else { x * f(x, n - 1) }
    }

    #[test]
    fn recursion_power() {
        assert_close(f(1.5, 4), 5.0625);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (1.5, 4) => 13.5);
    }
}

/// A function inside the body.
mod nested_fn_item {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        fn sq(t: f64) -> f64 {
            t * t
        }
        sq(x) + x
    }

    #[test]
    fn nested_fn_item() {
        assert_close(f(2.0), 6.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (2.0) => 5.0);
    }
}

/// A function that calls another on its slice.
mod hessian_nested_call {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn g(p: &[f64]) -> f64 {
        p[0] * p[0] + p[1] * p[1] + p[0] * p[1]
    }
    #[differentiate]
    fn f(p: &[f64]) -> f64 {
        g(p) - p[0].ln()
    }

    #[test]
    fn hessian_nested_call() {
        assert_close(f(&[0.5, -1.0]), 1.4431471805599454);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (&[0.5, -1.0]) => vec![-2.0, -1.5]);
    }
}
