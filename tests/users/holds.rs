/// Holds `f(a, b, n)` to difference quotients, for 0, 1, 2, 3 and 7 rounds.
macro_rules! holds {
    () => {
        #[test]
        fn has_its_derivatives() {
            for n in [0usize, 1, 2, 3, 7] {
                check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
                    (1.5, 0.5, n), (-0.75, 1.25, n), (0.5, -2.0, n));
            }
        }
    };
}
