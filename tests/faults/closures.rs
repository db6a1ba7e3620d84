//! Closures.

/// A closure that calls a closure.
mod closure_nested {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        let g = |a: f64| a * y;
        let h = |b: f64| g(b) + g(b * b);
        h(x)
    }

    #[test]
    fn closure_nested() {
        assert_close(f(2.0, 3.0), 18.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (2.0, 3.0) => (15.0, 6.0));
    }
}
