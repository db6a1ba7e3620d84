//! What is overwritten, and read before and after.

/// A parameter overwritten by another: the first has slope 0, the second 1.
mod mut_param_overwrite {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, mut y: f64) -> f64 {
        y = x;
        y
    }

    #[test]
    fn mut_param_overwrite() {
        assert_close(f(3.0, 5.0), 3.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (3.0, 5.0) => (1.0, 0.0));
    }
}

/// A variable assigned from itself.
mod mut_self_product {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        let mut a = x;
        a = a * a;
        a
    }

    #[test]
    fn mut_self_product() {
        assert_close(f(3.0), 9.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (3.0) => 6.0);
    }
}

/// `*=` of a variable by another and by itself.
mod compound_mul_assign {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        let mut a = x;
        a *= y;
        a *= a;
        a * y
    }

    #[test]
    fn compound_mul_assign() {
        assert_close(f(1.5, -0.5), -0.28125);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (1.5, -0.5) => (-0.375, 1.6875));
    }
}

/// A three-term recurrence that rotates its variables.
mod rotate_three {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        let mut t0 = 1.0;
        let mut t1 = x;
        for _ in 0..4 {
            let t2 = 2.0 * x * t1 - t0;
            t0 = t1;
            t1 = t2;
        }
        t1
    }

    #[test]
    fn rotate_three() {
        assert_close(f(0.3), 0.99888);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.3) => 0.2480000000000003);
    }
}

/// A tuple kept in a variable, its fields by index.
mod tuple_variable {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        let t = (x * y, x - y);
        t.0 * t.1
    }

    #[test]
    fn tuple_variable() {
        assert_close(f(2.0, 3.0), -6.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (2.0, 3.0) => (3.0, -8.0));
    }
}

/// The effect of a block in the place of an operand.
mod increment_in_expression {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        let mut a = x;
        ({
            a += 1.0;
            a
        }) * x
    }

    #[test]
    fn increment_in_expression() {
        assert_close(f(3.0), 12.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (3.0) => 7.0);
    }
}

/// A value is summed and copied into an array, which is summed later: both uses count.
mod copy_then_sum_both {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(a0: f64) -> f64 {
        let mut buf = [0.0; 3];
        let mut logp = 0.0;
        for i in 0..3 {
            let val = a0;
            logp += val * val;
            buf[i] = val;
        }
        for i in 0..3 {
            logp += buf[i];
        }
        logp
    }

    #[test]
    fn copy_then_sum_both() {
        assert_close(f(2.0), 18.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (2.0) => 15.0);
    }
}

/// A buffer cleared and used again in each outer round.
mod overwrite_read_element {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(u: &[f64], c: f64) -> f64 {
        let mut w = [u[0], u[1]];
        let mut v = [0.0; 2];
        for _ in 0..2 {
            v[0] = 0.0;
            v[1] = 0.0;
            for i in 0..2 {
                v[i] += c * w[i];
            }
            for i in 0..2 {
                w[i] += v[i] * v[i];
            }
        }
        w[0] * w[0] + w[1] * w[1]
    }

    #[test]
    fn overwrite_read_element() {
        assert_close(f(&[0.3, -0.8], 1.1), 0.374194328393254);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (&[0.3, -0.8], 1.1) => (vec![4.197727269181873, 0.04356175869656409], 0.8656002127469138),
        );
    }
}

/// An element depends on the one written in the round before.
mod prefix_scan_in_place {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let mut a = [0.0; 4];
        a[0] = x[0];
        for i in 1..4 {
            a[i] = a[i - 1] * x[i] + x[i];
        }
        a[3]
    }

    #[test]
    fn prefix_scan_in_place() {
        assert_close(f(&[0.5, 1.5, -2.0, 0.25]), -1.375);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (&[0.5, 1.5, -2.0, 0.25]) => vec![-0.75, -0.75, 0.8125, -5.5],
        );
    }
}

/// Indices computed from the counter, one element read several times.
mod computed_index {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: &[f64]) -> f64 {
        let n = x.len();
        let mut s = 0.0;
        for i in 0..n {
            let j = (2 * i + 1) % n;
            s += x[i] * x[j];
        }
        s
    }

    #[test]
    fn computed_index() {
        assert_close(f(&[1.0, 2.0, -3.0, 0.5]), -2.75);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f;
            (&[1.0, 2.0, -3.0, 0.5]) => vec![2.0, -1.5, 2.0, 3.0],
        );
    }
}

/// An intermediate result used twice.
mod diamond {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64) -> f64 {
        let a = x.sin();
        let b = a * a;
        let c = a + b;
        b * c
    }

    #[test]
    fn diamond() {
        assert_close(f(0.8), 0.6339641872131546);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.8) => 2.1043359934216035);
    }
}

/// Parameters and locals shadowed in nested blocks.
mod shadowing {
    use autodiff::differentiate;

    use crate::common::assert_close;

    #[differentiate]
    fn f(x: f64, y: f64) -> f64 {
        let x = x * y;
        let z = {
            let x = x + 1.0;
            let y = x * y;
            y * x
        };
        let x = x * z;
        x + y
    }

    #[test]
    fn shadowing() {
        assert_close(f(0.5, 2.0), 10.0);
        check!(f, grad_f, value_and_grad_f, forward_f, reverse_f; (0.5, 2.0) => (32.0, 13.0));
    }
}
