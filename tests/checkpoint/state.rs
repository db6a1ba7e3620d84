//! Every kind of state.
use super::*;

both! {
    /// Integers, bools and floats of both widths.
    mixed(x: f64, n: usize) -> f64 {
        let (mut a, mut b) = (n as f32, 1.0);
        let mut count = 0_i64;
        let mut odd = false;
        #[checkpoint]
        for _ in 0..n {
            count += if odd { 3 } else { -1 };
            odd = !odd;
            a = (a * 0.9 + count as f32).sin();
            b = if odd { b * f64::from(a) } else { b + x };
        }
        f64::from(a) + b
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 7)
}

both! {
    /// Arrays of arrays, vectors that grow.
    aggregates(x: f64, n: usize) -> f64 {
        let mut m = [[x, 1.0], [0.5, x * x]];
        let mut v = vec![x];
        #[checkpoint]
        for i in 0..n {
            let d = m[0][0] * m[1][1] - m[0][1] * m[1][0];
            m[i % 2][1] += d.sin();
            m[1][i % 2] *= 0.9;
            let last = v[v.len() - 1];
            v.push(last * m[0][1]);
            v[0] += 0.1 * last;
        }
        let mut s = m[0][1] * m[1][0];
        for t in &v {
            s += t * t;
        }
        s
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 7)
}

both! {
    /// What is given new contents in every round before it is read is no state; what is only read is captured.
    scratch(x: f64, n: usize) -> f64 {
        let mut y = [x, 1.0];
        let mut k;
        let mut h = 0.1;
        let mut table = [0.5, x, 0.25];
        if n > 2 {
            h = 0.2 * x;
        }
        #[checkpoint]
        for i in 0..n {
            k = y[0] * h + table[i % 3];
            y = [y[1] * k, (y[0] + k).sin()];
        }
        // Overwritten before the reverse sweep comes.
        h = 3.0 * x;
        table[1] = h;
        y[0] * y[1] + table[1] * h
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 7)
}

both! {
    /// What is only read, declared inside of another loop.
    captured(x: f64, n: usize) -> f64 {
        let mut s = x;
        for j in 0..n {
            let mut w = vec![s; n.max(3)];
            w[j % 3] = x;
            let mut y = s;
            #[checkpoint]
            for k in 0..n {
                y = (y * w[k % w.len()]).sin() + 0.1 * y;
            }
            s += y;
        }
        s
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 7)
}

#[autodiff::differentiate]
fn step(y: &[f64; 2], h: f64) -> [f64; 2] {
    [y[0] + h * y[1], y[1] - h * y[0].sin()]
}

#[autodiff::differentiate]
fn energy(a: f64, b: f64) -> f64 {
    0.5 * b * b - a.cos()
}

#[autodiff::differentiate]
fn kick(y: &mut [f64], h: f64) -> f64 {
    y[0] *= 1.0 - h;
    y[0] * y[1]
}

both! {
    /// Calls of all kinds.
    calls(x: f64, n: usize) -> f64 {
        let mut y = [x, 0.3];
        let mut s = 0.0;
        #[checkpoint]
        for _ in 0..n {
            let next: [f64; 2] = step(&y, 0.1 * x);
            y = next;
            s += energy(y[0], y[1]) * s;
            s += kick(&mut y, 0.05);
        }
        s + y[0]
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 7), (0.7, 30)
}

#[autodiff::differentiate]
fn long(x: f64, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint]
    for _ in 0..n {
        y = (y * 1.1).sin();
    }
    y
}

both! {
    /// A function with a checkpointed loop, called where nothing is checkpointed, and where it is.
    callees(x: f64, n: usize) -> f64 {
        let mut y = long(x, n);
        for i in 0..n {
            y += long(y * x, i);
        }
        #[checkpoint]
        for i in 0..n {
            y += long(y * x, i);
        }
        y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 7)
}

/// A generator of random numbers.
#[derive(Clone)]
struct Generator(u64);

impl Generator {
    fn next(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 11) as f64 / (1_u64 << 53) as f64
    }
}

#[autodiff::differentiate]
fn walk(x: f64, #[constant] generator: &mut Generator, n: usize) -> f64 {
    let mut y = x;
    #[checkpoint(snapshots = 2)]
    for _ in 0..n {
        let noise: f64 = generator.next();
        y = (y + 0.1 * noise).sin() * x;
    }
    y
}

/// The caller's generator is where the function left it, and what is run again has another one.
#[test]
fn generators_of_the_caller() {
    for n in [0, 1, 2, 3, 7, 20] {
        let (mut y, mut slope, mut noise) = (0.7_f64, 1.0, Generator(3));
        for _ in 0..n {
            let t = y + 0.1 * noise.next();
            (y, slope) = (t.sin() * 0.7, t.cos() * 0.7 * slope + t.sin());
        }
        let mut generator = Generator(3);
        let gradient = grad_walk(0.7, &mut generator, n);
        assert!((gradient - slope).abs() < 1e-14);
        assert_eq!(generator.0, noise.0);
        let mut generator = Generator(3);
        let (value, record) = forward_walk(0.7, &mut generator, n);
        assert_eq!((value, generator.0), (y, noise.0));
        for _ in 0..2 {
            assert!((reverse_walk(&record, -2.0) + 2.0 * slope).abs() < 1e-14);
        }
    }
}

both! {
    /// A generator is part of the state.
    random(x: f64, n: usize) -> f64 {
        let mut generator: Generator = Generator(7);
        let mut y = x;
        #[checkpoint]
        for _ in 0..n {
            let noise: f64 = generator.next();
            y = (y + 0.1 * noise).sin() * x;
        }
        y
    } at (0.7, 0), (0.7, 1), (0.7, 2), (-0.7, 7), (0.7, 30)
}
