//! Every kind of loop.
#![allow(clippy::useless_vec)]
use super::*;

both! {
    /// Written once, read once.
    scalar(x: f64, k: f64, n: usize) -> f64 {
        let mut y = x;
        #[checkpoint]
        for _ in 0..n {
            y -= 0.1 * (k * y).sin();
        }
        x * y
    } at (0.7, 1.3, 0), (0.7, 1.3, 1), (0.7, 1.3, 2), (0.7, 1.3, 3), (-0.7, 1.3, 7), (0.4, -0.2, 50)
}

both! {
    /// Indices of all kinds.
    indices(x: f64, n: usize) -> f64 {
        let mut y = x;
        #[checkpoint]
        for i in (1..=n).rev().step_by(3) {
            y = (y * y * 0.1 + i as f64).sin();
        }
        #[checkpoint]
        for i in -3_i32..4 {
            y = (y * 0.3 * f64::from(i)).sin() + y;
        }
        y
    } at (0.7, 0), (0.7, 1), (-0.7, 3), (0.7, 4), (0.7, 17)
}

both! {
    /// The elements of a slice, with their number.
    elements(w: &[f64], x: f64) -> f64 {
        let mut y = x;
        #[checkpoint]
        for (k, w) in w.iter().enumerate() {
            y = (y * w + k as f64).sin();
        }
        y
    } at (&[], 0.3), (&[0.5], 0.3), (&[0.5, -1.5, 2.0, 0.1, 0.9, 1.1, -0.4], -0.6)
}

both! {
    /// As long as a condition holds.
    while_loop(x: f64, n: usize) -> f64 {
        let mut y = x;
        let mut k = 0;
        #[checkpoint]
        while k < n {
            y = (y + 0.1 * k as f64).cos() * x;
            k += 1;
        }
        y * k as f64
    } at (0.7, 0), (0.7, 1), (-0.7, 2), (0.7, 3), (0.7, 7), (1.2, 40)
}

both! {
    /// Until something happens.
    forever(x: f64, limit: f64) -> f64 {
        let mut y = x;
        #[checkpoint]
        loop {
            y *= 1.1 + 0.1 * y.sin();
            if y > limit {
                break;
            }
            y += 0.01;
        }
        y
    } at (0.7, 0.1), (0.7, 2.0), (0.3, 4.0)
}

both! {
    /// A loop that gives a value.
    valued(x: f64, limit: f64) -> f64 {
        let mut y = x;
        let mut k = 0;
        let z = #[checkpoint] loop {
            if k % 3 == 1 {
                k += 1;
                y += 0.3;
                continue;
            }
            y *= 1.3;
            k += 1;
            if y > limit {
                break y * x;
            }
        };
        z + y
    } at (0.7, 0.1), (0.7, 2.0), (0.3, 50.0)
}

both! {
    /// A loop left by `return`, and one left by a label.
    exits(x: f64, n: usize, limit: f64) -> f64 {
        let mut y = x;
        'outer: for j in 0..3 {
            #[checkpoint]
            for i in 0..n {
                y = y * 1.2 + 0.1 * (i + j) as f64;
                if y > limit * 2.0 {
                    return y * y * x;
                }
                if y > limit {
                    break 'outer;
                }
                if i == 4 {
                    continue 'outer;
                }
            }
            y *= x;
        }
        y.sin()
    } at (0.7, 0, 3.0), (0.7, 1, 3.0), (0.7, 3, 3.0), (0.9, 7, 3.0), (1.4, 7, 20.0), (2.4, 7, 1.0)
}

both! {
    /// Patterns as conditions.
    while_let(x: f64, n: usize) -> f64 {
        let mut v = vec![x, 0.5];
        for k in 0..n {
            v.push(x * k as f64);
        }
        let mut s = x;
        #[checkpoint]
        while let Some(t) = v.pop() {
            s = (s * t).sin() + s;
        }
        s
    } at (0.7, 0), (0.7, 1), (-0.7, 5)
}

both! {
    /// Checkpointed loops in each other.
    nested(x: f64, n: usize, m: usize) -> f64 {
        let mut y = x;
        let mut z = 1.0;
        #[checkpoint]
        for i in 0..n {
            let before = y;
            #[checkpoint]
            for j in 0..m {
                y = (0.5 * y * x + 0.1 * before * j as f64).sin() + 0.01 * z;
            }
            z = (z + y * i as f64).cos();
        }
        y * z
    } at (0.7, 0, 3), (0.7, 1, 1), (0.7, 2, 7), (-0.7, 7, 3), (0.3, 11, 10), (0.3, 4, 0)
}

both! {
    /// A checkpointed loop inside of one that is not.
    inner(x: f64, n: usize) -> f64 {
        let mut y = x;
        for i in 0..n {
            let mut w = [y, x];
            #[checkpoint]
            for _ in 0..i {
                w = [w[1] * 0.9, (w[0] * x).sin()];
            }
            y += w[0] * w[1];
        }
        y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 7), (0.3, 11)
}

both! {
    /// A loop that is not checkpointed inside of one that is.
    outer(x: f64, n: usize) -> f64 {
        let mut y = x;
        #[checkpoint]
        for i in 0..n {
            let mut s = 0.0;
            for j in 0..=i {
                s += 0.1 * (y * j as f64).sin();
            }
            let mut k = 0;
            while k < i % 3 {
                s = s * y + 0.1;
                k += 1;
            }
            if s > 0.0 { y = (y + s * x).cos() } else { y -= 0.1 * s * s }
        }
        y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 7), (0.3, 11)
}

both! {
    /// In the arguments of a macro, where attributes are tokens.
    inside_of_vec(x: f64, n: usize) -> f64 {
        let mut y = x;
        let r = vec![
            {
                #[checkpoint(every = 2)]
                for _ in 0..n {
                    y -= 0.3 * (y * x).sin();
                }
                y
            };
            3
        ];
        r[0] * r[2] + y
    } at (0.7, 0), (0.7, 1), (-0.7, 3), (0.7, 7)
}
