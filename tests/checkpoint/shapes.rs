//! Checkpointed loops in functions of every shape.
use autodiff::{Differentiable, differentiate};

mod on {
    use super::*;

    /// Heat in a rod, step by step, in the caller's memory.
    #[differentiate]
    pub fn heat(u: &mut [f64], c: f64, steps: usize) -> f64 {
        #[checkpoint]
        for _ in 0..steps {
            let mut before = u[0];
            for i in 1..u.len() - 1 {
                let here = u[i];
                u[i] += c * here * (before - 2.0 * here + u[i + 1]);
                before = here;
            }
        }
        u.iter().map(|t| t * t).sum()
    }

    #[differentiate]
    pub fn fallible(x: f64, limit: f64, n: usize) -> Result<f64, String> {
        let mut y = x;
        #[checkpoint(every = 3)]
        for k in 0..n {
            y = super::grow(y, limit)?;
            if k == 5 {
                return Ok(y * x);
            }
        }
        Ok(y)
    }

    #[differentiate]
    pub fn generic<T: num_traits::Float>(w: &[T], x: T, n: usize) -> T {
        let mut y = x;
        let mut v = [x, x * x];
        #[checkpoint(snapshots = 2)]
        for i in 0..n {
            y = (y * w[i % w.len()]).sin() + v[i % 2];
            v[i % 2] = v[i % 2] * y;
        }
        y * v[0]
    }

    #[differentiate]
    pub fn outputs(x: f64, n: usize) -> (f64, Vec<f64>) {
        let mut v = vec![x];
        let mut y = x;
        #[checkpoint]
        for k in 0..n {
            y = (y * x + v[k / 2]).cos();
            v.push(y);
        }
        (y, v)
    }

    #[derive(Clone, Differentiable)]
    pub struct Spring {
        pub k: f64,
        pub damping: f64,
    }

    #[differentiate]
    impl Spring {
        pub fn swing(&self, start: f64, n: usize) -> f64 {
            let (mut x, mut v) = (start, 0.0);
            #[checkpoint(snapshots = 4)]
            for _ in 0..n {
                let a = -self.k * x - self.damping * v;
                x += 0.1 * v;
                v += 0.1 * a;
            }
            x * v
        }
    }
}

mod off {
    use super::*;

    #[differentiate(without(checkpoint))]
    pub fn heat(u: &mut [f64], c: f64, steps: usize) -> f64 {
        for _ in 0..steps {
            let mut before = u[0];
            for i in 1..u.len() - 1 {
                let here = u[i];
                u[i] += c * here * (before - 2.0 * here + u[i + 1]);
                before = here;
            }
        }
        u.iter().map(|t| t * t).sum()
    }

    #[differentiate]
    pub fn fallible(x: f64, limit: f64, n: usize) -> Result<f64, String> {
        let mut y = x;
        for k in 0..n {
            y = super::grow(y, limit)?;
            if k == 5 {
                return Ok(y * x);
            }
        }
        Ok(y)
    }

    #[differentiate]
    pub fn generic<T: num_traits::Float>(w: &[T], x: T, n: usize) -> T {
        let mut y = x;
        let mut v = [x, x * x];
        for i in 0..n {
            y = (y * w[i % w.len()]).sin() + v[i % 2];
            v[i % 2] = v[i % 2] * y;
        }
        y * v[0]
    }

    #[differentiate]
    pub fn outputs(x: f64, n: usize) -> (f64, Vec<f64>) {
        let mut v = vec![x];
        let mut y = x;
        for k in 0..n {
            y = (y * x + v[k / 2]).cos();
            v.push(y);
        }
        (y, v)
    }
}

#[differentiate]
fn grow(y: f64, limit: f64) -> Result<f64, String> {
    if y > limit { Err(format!("beyond {limit}")) } else { Ok(y * y * 0.3 + y) }
}

const ROUNDS: [usize; 6] = [0, 1, 2, 3, 7, 20];

/// The caller's memory holds what the function left there, not what was run again.
#[test]
fn in_the_callers_memory() {
    for n in ROUNDS {
        let start = [0.3, 0.9, -0.2, 0.5, 0.1];
        let (mut a, mut b) = (start, start);
        assert_eq!(on::grad_heat(&mut a, 0.02, n), off::grad_heat(&mut b, 0.02, n));
        assert_eq!(a, b);
        let (mut a, mut b) = (start, start);
        let (value, record) = on::forward_heat(&mut a, 0.02, n);
        let (other, plain) = off::forward_heat(&mut b, 0.02, n);
        assert_eq!((value, a), (other, b));
        let seed = (1.5, &[0.1, 0.0, -1.0, 2.0, 0.5][..]);
        for _ in 0..2 {
            assert_eq!(on::reverse_heat(&record, seed), off::reverse_heat(&plain, seed));
        }
        // A record's memory is used again.
        let mut a = start;
        let (_, record) = on::forward_heat_into(record.recycle(), &mut a, 0.02, n);
        assert_eq!(on::reverse_heat(&record, seed), off::reverse_heat(&plain, seed));
    }
}

#[test]
fn that_may_fail() {
    for n in ROUNDS {
        for (x, limit) in [(0.7, 0.9), (0.7, 3.0), (0.2, 100.0)] {
            assert_eq!(on::grad_fallible(x, limit, n), off::grad_fallible(x, limit, n));
            let (a, b) = (on::forward_fallible(x, limit, n), off::forward_fallible(x, limit, n));
            match (a, b) {
                (Ok((v, r)), Ok((w, p))) => {
                    assert_eq!(v, w);
                    assert_eq!(on::reverse_fallible(&r, -2.0), off::reverse_fallible(&p, -2.0));
                }
                (a, b) => assert_eq!(a.err(), b.err()),
            }
        }
    }
}

#[test]
fn of_any_float() {
    for n in ROUNDS {
        let (w, v) = ([0.3, 0.9, -0.2], [0.3_f32, 0.9, -0.2]);
        assert_eq!(on::grad_generic(&w, 0.7, n), off::grad_generic(&w, 0.7, n));
        assert_eq!(on::grad_generic(&v, 0.7_f32, n), off::grad_generic(&v, 0.7_f32, n));
        let (_, record) = on::forward_generic(&w, 0.7, n);
        let (_, plain) = off::forward_generic(&w, 0.7, n);
        assert_eq!(on::reverse_generic(&record, 3.0), off::reverse_generic(&plain, 3.0));
    }
}

#[test]
fn of_several_outputs() {
    for n in ROUNDS {
        let ((y, v), record) = on::forward_outputs(0.7, n);
        let ((z, w), plain) = off::forward_outputs(0.7, n);
        assert_eq!((y, &v), (z, &w));
        let seed: Vec<f64> = (0..v.len()).map(|k| 0.5 - k as f64).collect();
        assert_eq!(on::reverse_outputs(&record, (2.0, &seed)), off::reverse_outputs(&plain, (2.0, &seed)));
    }
}

#[test]
fn that_are_methods() {
    let spring = on::Spring { k: 2.0, damping: 0.3 };
    for n in ROUNDS {
        let (by_spring, by_start) = spring.grad_swing(0.8, n);
        let h = 1e-6;
        let at = |k: f64, start: f64| on::Spring { k, damping: 0.3 }.swing(start, n);
        assert!((by_spring.k - (at(2.0 + h, 0.8) - at(2.0 - h, 0.8)) / (2.0 * h)).abs() < 1e-8);
        assert!((by_start - (at(2.0, 0.8 + h) - at(2.0, 0.8 - h)) / (2.0 * h)).abs() < 1e-8);
    }
}
