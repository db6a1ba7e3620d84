//! Type parameters.

/// A type parameter that is no float: its argument is a constant.
mod where_clause {
    use autodiff::differentiate;

    #[differentiate]
    fn f<T>(x: f64, t: T) -> f64
    where
        T: Into<f64> + Copy,
    {
        x * t.into()
    }

    #[test]
    fn where_clause() {
        assert_eq!(value_and_grad_f(3.0, 2.0_f32), (6.0, 2.0));
        assert_eq!(grad_f(-1.5, 3_u8), 3.0);
    }
}
