//! Programs that mix checkpoints with whatever else a loop may hold.
#![allow(clippy::assign_op_pattern)]
use super::*;

#[autodiff::differentiate]
fn bounded(y: f64, limit: f64) -> Result<f64, String> {
    if y > limit { Err(format!("{y} is beyond {limit}")) } else { Ok(y * 1.1 + 0.05) }
}

both! {
    /// Left in the middle of two loops, with a value.
    early_return(x: f64, n: usize, limit: f64) -> f64 {
        let mut y = x;
        #[checkpoint(every = 2)]
        for i in 0..n {
            let mut k = 0;
            #[checkpoint]
            while k < i {
                y = y * 1.05 + 0.01 * x * k as f64;
                if y > limit {
                    return y * x * k as f64;
                }
                k += 1;
            }
            if i == 5 { return y.sin(); }
            y += 0.1 * x;
        }
        y * y
    } at (0.7, 0, 3.0), (0.7, 1, 3.0), (0.7, 2, 3.0), (-0.7, 3, 3.0), (0.9, 7, 30.0), (0.9, 7, 1.1), (0.5, 5, 0.9)
}

both! {
    /// `break` and `continue` before and after the state was changed, with labels.
    jumps(x: f64, n: usize) -> f64 {
        let (mut y, mut z) = (x, 1.0);
        #[checkpoint(snapshots = 2)]
        'rounds: for i in 0..n {
            if i % 3 == 2 { continue; }
            z *= y;
            for j in 0..4 {
                if j == 3 && i % 2 == 0 { continue 'rounds; }
                if y > 3.0 { break 'rounds; }
                y = (y + 0.2 * j as f64) * 1.01;
                if j > i { break; }
            }
            z = z.sin() + y;
        }
        y * z
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.7, 7), (1.5, 30)
}

both! {
    /// Closures over the state, called and passed on.
    closures(x: f64, n: usize) -> f64 {
        let mut y = [x, 0.5];
        let k = x * 2.0;
        let pull = |a: f64, b: f64| (k * a - b).sin();
        #[checkpoint]
        for i in 0..n {
            let now = y[0];
            let mix = |w: f64| w * now + y[1] * i as f64;
            let next = pull(mix(0.3), y[1]);
            y = [next, y.iter().map(|t| t * k).sum::<f64>()];
            y[1] = 0.3 * y[1].cos();
        }
        pull(y[0], y[1])
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
}

both! {
    /// An iterator that moves from round to round.
    iterators(w: &[f64], x: f64) -> f64 {
        let mut y = x;
        #[checkpoint]
        for (k, pair) in w.windows(2).enumerate().skip(1).step_by(2) {
            y = (y * pair[0] + pair[1] * k as f64).sin();
        }
        #[checkpoint(every = 2)]
        for (a, b) in w.iter().zip(w.iter().skip(1)).rev() {
            y = y * a - b.cos();
        }
        #[checkpoint(snapshots = 2)]
        for c in w.chunks(2) {
            y += c.iter().map(|t| t * y).sum::<f64>();
        }
        y
    } at (&[], 0.3), (&[0.5], 0.3), (&[0.5, -1.5], 0.3), (&[0.5, -1.5, 2.0], 0.3), (&[0.5, -1.5, 2.0, 0.1, 0.9, 1.1, -0.4], -0.6)
}

both! {
    /// One name for many things, inside and outside.
    shadows(y: f64, n: usize) -> f64 {
        let mut x = y;
        let y = 2.0 * y;
        #[checkpoint]
        for n in 0..n {
            let y = x * y + n as f64;
            let n = y.sin();
            {
                let x = n * y;
                let y = x + 1.0;
                let _ = y;
            }
            x = n * 0.5 + x;
            let x = x * y;
            let _unused = x;
        }
        x * y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
}

both! {
    /// A vector that grows and shrinks, and another that is replaced.
    resized(x: f64, n: usize) -> f64 {
        let mut v = vec![x, 0.5];
        let mut w: Vec<f64> = Vec::new();
        #[checkpoint(snapshots = 3)]
        for i in 0..n {
            match i % 4 {
                0 => v.push(x * v[0]),
                1 => { v.push(v[v.len() - 1] * 0.5); v.push(x); }
                2 => { w = v.iter().map(|t| t * 1.1).collect(); }
                _ => { v.truncate(2); v.extend(w.iter().take(1)); }
            }
            v[0] = (v[0] + v[v.len() - 1]).sin();
        }
        v.iter().sum::<f64>() + w.iter().map(|t| t * t).sum::<f64>()
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7), (0.4, 13)
}

both! {
    /// Two buffers that change places.
    buffers(x: f64, n: usize, steps: usize) -> f64 {
        let mut a: Vec<f64> = (0..n).map(|k| x * (k as f64 + 1.0)).collect();
        let mut b = vec![0.0; n];
        #[checkpoint]
        for _ in 0..steps {
            for k in 0..n {
                let left = if k > 0 { a[k - 1] } else { a[n - 1] };
                b[k] = 0.9 * a[k] + 0.1 * (left * x).sin();
            }
            std::mem::swap(&mut a, &mut b);
        }
        a.iter().map(|t| t * t).sum::<f64>()
    } at (0.7, 3, 0), (0.7, 3, 1), (0.7, 1, 2), (-0.7, 2, 3), (0.4, 5, 7), (0.4, 0, 7)
}

both! {
    /// Parts of a tuple and of an array of arrays, swapped by assignment.
    tuples(x: f64, n: usize) -> f64 {
        let mut p = (x, [1.0, x]);
        let (mut u, mut v) = ([[x; 2]; 2], 0.3);
        #[checkpoint(every = 3)]
        for i in 0..n {
            (p.0, v) = (v, p.0 * x);
            p.1[i % 2] += (u[i % 2][1] * v).sin();
            u.swap(0, 1);
            u[0][0] -= p.1[0] * 0.1;
        }
        p.0 * p.1[0] + p.1[1] * u[0][0] + u[1][1] * v
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
}

both! {
    /// A loop inside a branch, with a state that only one of the branches changes.
    branches(x: f64, n: usize) -> f64 {
        let (mut y, mut z) = (x, x * x);
        if x > 0.0 {
            #[checkpoint]
            for i in 0..n {
                if i % 2 == 0 { y = y.sin() + z } else if y > 1.0 { z *= 0.5 } else { z += y; }
            }
        } else {
            #[checkpoint(snapshots = 1)]
            for _ in 0..n { z = z * y - 0.1; }
        }
        match n {
            0 => y,
            1 => { #[checkpoint] for _ in 0..2 { y *= z; } y }
            _ => y + z,
        }
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7), (-0.4, 1)
}

both! {
    /// Three levels; the middle one is not checkpointed.
    levels(x: f64, n: usize) -> f64 {
        let mut y = x;
        #[checkpoint(snapshots = 2)]
        for i in 0..n {
            let mut s = y;
            for j in 0..i % 3 + 1 {
                let mut t = s;
                #[checkpoint(every = 2)]
                for k in 0..j + i {
                    t = (t * y + 0.1 * k as f64).sin();
                    s += 0.01 * t;
                }
                y = y * 0.9 + t * 0.1;
            }
            y += s * 0.01;
        }
        y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
}

mod struct_state {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, autodiff::Differentiable)]
    pub struct Body {
        pub at: [f64; 2],
        pub v: f64,
        pub mass: f64,
    }

    both! {
        /// A struct that is changed field by field.
        structs(x: f64, n: usize) -> f64 {
            let mut b = Body { at: [x, 0.1], v: 0.5, mass: 1.0 };
            #[checkpoint]
            for i in 0..n {
                b.at[i % 2] += 0.1 * b.v;
                b.v -= 0.1 * b.at[0].sin() / b.mass;
                b.mass *= 1.01;
            }
            b.at[0] * b.v + b.at[1]
        } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
    }

    both! {
        /// An array of them, with a type written and without.
        arrays_of_structs(x: f64, n: usize) -> f64 {
            let mut all = [Body { at: [x, 0.1], v: 0.5, mass: 1.0 }, Body { at: [0.3, x], v: x, mass: 2.0 }];
            #[checkpoint]
            for i in 0..n {
                let k = i % 2;
                let pull = all[1 - k].at[0] - all[k].at[0];
                all[k].v += 0.1 * pull / all[k].mass;
                all[k].at[0] += 0.1 * all[k].v;
                all[k].at[1] *= 0.9;
            }
            all[0].at[0] * all[1].v + all[0].at[1] * all[1].at[1]
        } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
    }

    both! {
        /// A vector of them.
        vectors_of_structs(x: f64, n: usize) -> f64 {
            let mut all: Vec<Body> = vec![Body { at: [x, 0.1], v: 0.5, mass: 1.0 }, Body { at: [0.3, x], v: x, mass: 2.0 }];
            #[checkpoint(snapshots = 2)]
            for i in 0..n {
                let k = i % 2;
                let pull = all[1 - k].at[0] - all[k].at[0];
                all[k].v += 0.1 * pull / all[k].mass;
                all[k].at[0] += 0.1 * all[k].v;
            }
            all[0].at[0] * all[1].v
        } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
    }
}

mod receivers {
    use super::*;

    #[derive(Clone, Debug, PartialEq, autodiff::Differentiable)]
    pub struct Pendulum {
        pub angle: f64,
        pub speed: f64,
    }

    #[autodiff::differentiate]
    impl Pendulum {
        pub fn step(&mut self, h: f64) {
            self.speed -= h * self.angle.sin();
            self.angle += h * self.speed;
        }
    }

    both! {
        /// A method that changes what it is called on.
        methods(x: f64, n: usize) -> f64 {
            let mut p = Pendulum { angle: x, speed: 0.1 };
            #[checkpoint]
            for _ in 0..n {
                p.step(0.1);
                p.speed *= 0.99;
            }
            p.angle * p.speed
        } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
    }
}
