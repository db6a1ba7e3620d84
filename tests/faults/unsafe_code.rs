//! Unsafe code.

/// An unsafe block around the read of an element.
mod unsafe_fn {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let a = unsafe { *x.get_unchecked(0) };
        a * a
    }

    #[test]
    fn unsafe_fn() {
        assert_close(f(&[3.0]), 9.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (&[3.0]) => vec![6.0]);
    }
}
