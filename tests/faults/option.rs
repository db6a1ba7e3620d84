//! `Option`.

/// `let … else` with an early return.
mod let_else {
    use autodiff::differentiate;

    #[differentiate]
    fn f(x: f64, k: Option<f64>) -> f64 {
        let Some(s) = k else {
            return x;
        };
        x * x * s
    }

    #[test]
    fn let_else() {
        assert_eq!(value_and_grad_f(1.5, Some(2.0)), (4.5, (6.0, Some(2.25))));
        assert_eq!(value_and_grad_f(1.5, None), (1.5, (1.0, None)));
    }
}
