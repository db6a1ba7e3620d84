//! References to scalars.

/// Scalars by reference.
mod ref_f64_params {
    use autodiff::differentiate;

    #[differentiate]
    fn f(x: &f64, y: &f64) -> f64 {
        *x * *y
    }

    #[test]
    fn ref_f64_params() {
        assert_eq!(value_and_grad_f(&3.0, &4.0), (12.0, (4.0, 3.0)));
    }
}

/// Arithmetic on references to elements.
mod unsafe_operators_on_refs {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let a = &x[0];
        let b = &x[1];
        a * b + *a * 2.0 - b
    }

    #[test]
    fn unsafe_operators_on_refs() {
        assert_close(f(&[3.0, 4.0]), 14.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (&[3.0, 4.0]) => vec![6.0, 2.0]);
    }
}
