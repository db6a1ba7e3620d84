//! Enums.

/// An active value in an enum.
mod enum_local {
    use autodiff::{Differentiable, differentiate};

    use crate::common::assert_close;

    #[derive(Differentiable)]
    enum Foo {
        A(f64),
        B(i32),
    }
    #[differentiate]
    fn f(x: f64) -> f64 {
        let v = if x > 0.0 { Foo::A(x) } else { Foo::B(12) };
        match v {
            Foo::A(t) => t * t,
            Foo::B(k) => k as f64,
        }
    }

    #[test]
    fn enum_local() {
        assert_close(f(1.0), 1.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (1.0) => 2.0);
    }
}
