//! Trait methods.

/// A method that a trait provides.
mod trait_method {
    use autodiff::differentiate;

    use crate::common::assert_close;

    trait Energy {
        #[differentiate]
        fn psi(&self, j: f64) -> f64 {
            j * j
        }
    }
    struct A;
    impl Energy for A {}
    #[differentiate]
    fn f(j: f64) -> f64 {
        A.psi(j)
    }

    #[test]
    fn trait_method() {
        assert_close(f(0.8), 0.6400000000000001);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.8) => 1.6);
    }
}
