//! Blocks and calls: loops of one round.
use super::*;

#[autodiff::differentiate]
fn layer(x: &[f64], w: f64) -> Vec<f64> {
    x.iter().map(|x| (w * x).sin() + 0.1).collect()
}

#[autodiff::differentiate]
fn bend(a: f64, b: f64) -> f64 {
    (a * b).sin() * b
}

#[autodiff::differentiate]
fn shift(v: &mut [f64], by: f64) -> f64 {
    let first = v[0];
    for k in 1..v.len() {
        v[k - 1] = v[k] * by;
    }
    first
}

both! {
    /// A block as a statement, a value, in a loop.
    blocks(x: f64, n: usize) -> f64 {
        let mut y = x;
        #[checkpoint]
        {
            let z = y * x;
            y += z.sin();
        }
        let (a, b) = #[checkpoint] {
            let t = (y * x).cos();
            (t * y, t + x)
        };
        for k in 0..n {
            y = #[checkpoint] {
                let mut s = a;
                for j in 0..k {
                    s = (s * y).sin() + 0.1 * j as f64;
                }
                s + b
            };
        }
        a * b + y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
}

both! {
    /// Left early, by every kind of exit.
    exits(x: f64, limit: f64, n: usize) -> f64 {
        let mut y = x;
        'outer: for k in 0..n {
            for _ in 0..2 {
                #[checkpoint]
                {
                    y = y * 1.3 + 0.1 * x;
                    if y > limit * 4.0 {
                        return y * x;
                    }
                    if y > limit * 2.0 {
                        break 'outer;
                    }
                    if y > limit && k % 2 == 0 {
                        continue 'outer;
                    }
                    y += 0.01;
                }
            }
            y = #[checkpoint] 'value: {
                if y > limit { break 'value y * 0.9; }
                y * x + 0.5
            };
        }
        y
    } at (0.7, 1.0, 0), (0.7, 1.0, 1), (0.7, 1.0, 3), (0.9, 3.0, 7), (1.3, 0.4, 7), (2.5, 0.4, 7)
}

both! {
    /// Calls that give numbers and vectors, and one that changes its argument.
    calls(x: f64, n: usize) -> f64 {
        let mut v: Vec<f64> = vec![x, 0.5, x * x];
        let mut s = 0.0;
        for k in 0..n {
            #[checkpoint]
            let next: Vec<f64> = layer(&v, x + k as f64);
            v = next;
            #[checkpoint]
            let t: f64 = bend(v[1], x);
            let u: f64 = #[checkpoint] shift(&mut v, 0.9);
            s += t * u;
        }
        s + v[0] * v[2]
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
}

both! {
    /// In each other, and around loops that are checkpointed themselves.
    nested(x: f64, n: usize) -> f64 {
        let mut y = [x, 1.0];
        #[checkpoint]
        {
            y[0] += x * y[1];
            #[checkpoint(snapshots = 2)]
            for k in 0..n {
                #[checkpoint]
                {
                    let t = (y[0] * 0.3).sin();
                    y = [y[1] + t, t * x + 0.1 * k as f64];
                }
            }
            y[1] *= y[0];
        }
        y[0] - y[1]
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 3), (0.4, 7)
}
