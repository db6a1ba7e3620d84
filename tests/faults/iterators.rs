//! Iterator chains.

/// A scalar product by `zip`, `map` and `sum`.
mod iter_zip_dot {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64], y: &[f64]) -> f64 {
        x.iter().zip(y).map(|(a, b)| a * b).sum()
    }

    #[test]
    fn iter_zip_dot() {
        assert_close(f(&[10.0, 11.0, 12.0], &[100.0, 101.0, 102.0]), 3335.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (&[10.0, 11.0, 12.0], &[100.0, 101.0, 102.0]) =>
                (vec![100.0, 101.0, 102.0], vec![10.0, 11.0, 12.0]),
        );
    }
}
