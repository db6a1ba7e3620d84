//! The text-book alternative to a compiler: overloaded operators write every operation onto a tape while the function
//! runs (a Wengert list), and the gradient walks the tape backwards. The ten kernels again, with `Var` for `f64`.
#![allow(
    clippy::too_many_arguments,
    clippy::needless_range_loop,
    clippy::excessive_precision,
    clippy::manual_memcpy
)]

use super::kernels::{D8, HEAT_N, K8};
use std::cell::RefCell;
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// One operation: the nodes of its at most two operands, and the local derivative with respect to each.
struct Node {
    parents: [usize; 2],
    derivatives: [f64; 2],
}

/// Every operation so far, in the order in which they ran.
#[derive(Default)]
struct Tape {
    nodes: RefCell<Vec<Node>>,
    adjoints: RefCell<Vec<f64>>,
}

thread_local! {
    /// One tape for all calls, so that its memory is fetched from the system once: fresh memory for every gradient would
    /// make the long kernels three times slower.
    static TAPE: Tape = Tape::default();
}

/// A number that knows its node.
#[derive(Clone, Copy)]
struct Var<'t> {
    tape: &'t Tape,
    index: usize,
    value: f64,
}

impl Tape {
    /// A new leaf: an input or a constant.
    fn var(&self, value: f64) -> Var<'_> {
        self.push(value, [0, 0], [0.0, 0.0])
    }

    fn push(&self, value: f64, parents: [usize; 2], derivatives: [f64; 2]) -> Var<'_> {
        let mut nodes = self.nodes.borrow_mut();
        nodes.push(Node { parents, derivatives });
        Var { tape: self, index: nodes.len() - 1, value }
    }
}

/// The gradient of `f` at `x`, into `g`.
fn gradient(x: &[f64], g: &mut [f64], f: impl for<'t> Fn(&'t Tape, &[Var<'t>]) -> Var<'t>) {
    TAPE.with(|tape| {
        tape.nodes.borrow_mut().clear();
        let inputs: Vec<Var> = x.iter().map(|x| tape.var(*x)).collect();
        let result = f(tape, &inputs);

        let nodes = tape.nodes.borrow();
        let mut adjoints = tape.adjoints.borrow_mut();
        adjoints.clear();
        adjoints.resize(nodes.len(), 0.0);
        adjoints[result.index] = 1.0;
        for (i, node) in nodes.iter().enumerate().rev() {
            let adjoint = adjoints[i];
            adjoints[node.parents[0]] += adjoint * node.derivatives[0];
            adjoints[node.parents[1]] += adjoint * node.derivatives[1];
        }
        // The inputs are the first nodes. A missing operand is node 0 with the local derivative 0.
        g.copy_from_slice(&adjoints[..x.len()]);
    });
}

impl<'t> Var<'t> {
    fn unary(self, value: f64, derivative: f64) -> Var<'t> {
        self.tape.push(value, [self.index, 0], [derivative, 0.0])
    }

    fn binary(self, other: Var<'t>, value: f64, derivatives: [f64; 2]) -> Var<'t> {
        self.tape.push(value, [self.index, other.index], derivatives)
    }

    fn sin(self) -> Var<'t> {
        self.unary(self.value.sin(), self.value.cos())
    }

    fn cos(self) -> Var<'t> {
        self.unary(self.value.cos(), -self.value.sin())
    }

    fn exp(self) -> Var<'t> {
        let e = self.value.exp();
        self.unary(e, e)
    }

    fn ln(self) -> Var<'t> {
        self.unary(self.value.ln(), 1.0 / self.value)
    }

    fn sqrt(self) -> Var<'t> {
        let root = self.value.sqrt();
        self.unary(root, 0.5 / root)
    }
}

impl<'t> Neg for Var<'t> {
    type Output = Var<'t>;
    fn neg(self) -> Var<'t> {
        self.unary(-self.value, -1.0)
    }
}

/// `x op y` for two variables and for a variable beside a constant on either side.
macro_rules! operator {
    ($trait:ident, $method:ident, |$x:ident, $y:ident| $value:expr, $dx:expr, $dy:expr) => {
        impl<'t> $trait for Var<'t> {
            type Output = Var<'t>;
            fn $method(self, other: Var<'t>) -> Var<'t> {
                let ($x, $y) = (self.value, other.value);
                self.binary(other, $value, [$dx, $dy])
            }
        }
        impl<'t> $trait<f64> for Var<'t> {
            type Output = Var<'t>;
            fn $method(self, $y: f64) -> Var<'t> {
                let $x = self.value;
                self.unary($value, $dx)
            }
        }
        impl<'t> $trait<Var<'t>> for f64 {
            type Output = Var<'t>;
            fn $method(self, other: Var<'t>) -> Var<'t> {
                let ($x, $y) = (self, other.value);
                other.unary($value, $dy)
            }
        }
    };
}
operator!(Add, add, |x, y| x + y, 1.0, 1.0);
operator!(Sub, sub, |x, y| x - y, 1.0, -1.0);
operator!(Mul, mul, |x, y| x * y, y, x);
operator!(Div, div, |x, y| x / y, 1.0 / y, -x / (y * y));

macro_rules! assign {
    ($trait:ident, $method:ident, $op:tt) => {
        impl<'t> $trait for Var<'t> {
            fn $method(&mut self, other: Var<'t>) {
                *self = *self $op other;
            }
        }
    };
}
assign!(AddAssign, add_assign, +);
assign!(SubAssign, sub_assign, -);
assign!(MulAssign, mul_assign, *);

#[inline(never)]
pub fn seed_expr(a: f64, b: f64, g: &mut [f64; 2]) {
    gradient(&[a, b], g, |_, x| {
        let (a, b) = (x[0], x[1]);
        (a * b + a.sin()) * b
    });
}

#[inline(never)]
pub fn rosenbrock(x: &[f64], g: &mut [f64]) {
    gradient(x, g, |tape, x| {
        let mut s = tape.var(0.0);
        for i in 0..x.len() - 1 {
            let t = x[i + 1] - x[i] * x[i];
            let u = 1.0 - x[i];
            s += 100.0 * t * t + u * u;
        }
        s
    });
}

#[inline(never)]
pub fn speelpenning(x: &[f64], g: &mut [f64]) {
    gradient(x, g, |tape, x| {
        let mut p = tape.var(1.0);
        for i in 0..x.len() {
            p *= x[i];
        }
        p
    });
}

#[inline(never)]
pub fn logistic(w: &[f64], xs: &[f64], y: &[f64], g: &mut [f64]) {
    gradient(w, g, |tape, w| {
        let d = w.len();
        let mut nll = tape.var(0.0);
        for r in 0..y.len() {
            let mut z = tape.var(0.0);
            for c in 0..d {
                z += w[c] * xs[r * d + c];
            }
            nll += (1.0 + z.exp()).ln() - y[r] * z;
        }
        nll
    });
}

#[inline(never)]
pub fn lotka(inputs: [f64; 6], steps: usize, h: f64, g: &mut [f64; 6]) {
    gradient(&inputs, g, |_, v| {
        let [a, b, d, g, mut x, mut y] = *v else { unreachable!("six inputs") };
        for _ in 0..steps {
            let k1x = a * x - b * x * y;
            let k1y = d * x * y - g * y;
            let x2 = x + 0.5 * h * k1x;
            let y2 = y + 0.5 * h * k1y;
            let k2x = a * x2 - b * x2 * y2;
            let k2y = d * x2 * y2 - g * y2;
            let x3 = x + 0.5 * h * k2x;
            let y3 = y + 0.5 * h * k2y;
            let k3x = a * x3 - b * x3 * y3;
            let k3y = d * x3 * y3 - g * y3;
            let x4 = x + h * k3x;
            let y4 = y + h * k3y;
            let k4x = a * x4 - b * x4 * y4;
            let k4y = d * x4 * y4 - g * y4;
            x += h / 6.0 * (k1x + 2.0 * k2x + 2.0 * k3x + k4x);
            y += h / 6.0 * (k1y + 2.0 * k2y + 2.0 * k3y + k4y);
        }
        x + y
    });
}

#[inline(never)]
pub fn newton(p: f64, g: &mut [f64; 1]) {
    gradient(&[p], g, |tape, v| {
        let p = v[0];
        let mut x = tape.var(1.0);
        let mut f = x - (p * x).cos();
        while f.value.abs() > 1e-12 {
            x -= f / (1.0 + p * (p * x).sin());
            f = x - (p * x).cos();
        }
        x
    });
}

fn norm_cdf(z: Var<'_>) -> Var<'_> {
    let a = if z.value < 0.0 { -z } else { z };
    let k = 1.0 / (1.0 + 0.2316419 * a);
    let poly =
        k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
    let tail = 0.3989422804014327 * (-0.5 * a * a).exp() * poly;
    if z.value < 0.0 { tail } else { 1.0 - tail }
}

#[inline(never)]
pub fn black_scholes(inputs: [f64; 5], g: &mut [f64; 5]) {
    gradient(&inputs, g, |_, v| {
        let [s, k, r, sigma, t] = *v else { unreachable!("five inputs") };
        let sq = sigma * t.sqrt();
        let d1 = ((s / k).ln() + (r + 0.5 * sigma * sigma) * t) / sq;
        let d2 = d1 - sq;
        s * norm_cdf(d1) - k * (-r * t).exp() * norm_cdf(d2)
    });
}

/// The inputs and the gradient are alphas, means, icf in one buffer.
#[inline(never)]
pub fn gmm(inputs: &[f64], x: &[f64], d: usize, k: usize, n: usize, wishart_c: f64, g: &mut [f64]) {
    gradient(inputs, g, |tape, v| {
        let (alphas, v) = v.split_at(k);
        let (means, icf) = v.split_at(k * d);
        let icf_sz = d * (d + 1) / 2;
        let mut qdiags = [tape.var(0.0); K8 * D8];
        let mut sum_qs = [tape.var(0.0); K8];
        let mut xc = [tape.var(0.0); D8];
        let mut qxc = [tape.var(0.0); D8];
        let mut term = [tape.var(0.0); K8];

        for c in 0..k {
            let mut s = tape.var(0.0);
            for i in 0..d {
                let q = icf[c * icf_sz + i];
                s += q;
                qdiags[c * d + i] = q.exp();
            }
            sum_qs[c] = s;
        }

        let mut slse = tape.var(0.0);
        for p in 0..n {
            for c in 0..k {
                for i in 0..d {
                    xc[i] = x[p * d + i] - means[c * d + i];
                }
                for i in 0..d {
                    qxc[i] = qdiags[c * d + i] * xc[i];
                }
                let mut l = c * icf_sz + d;
                for i in 0..d {
                    for j in i + 1..d {
                        qxc[j] += icf[l] * xc[i];
                        l += 1;
                    }
                }
                let mut sq = tape.var(0.0);
                for i in 0..d {
                    sq += qxc[i] * qxc[i];
                }
                term[c] = alphas[c] + sum_qs[c] - 0.5 * sq;
            }
            let mut m = term[0];
            for c in 1..k {
                if term[c].value > m.value {
                    m = term[c];
                }
            }
            let mut se = tape.var(0.0);
            for c in 0..k {
                se += (term[c] - m).exp();
            }
            slse += m + se.ln();
        }

        let mut ma = alphas[0];
        for c in 1..k {
            if alphas[c].value > ma.value {
                ma = alphas[c];
            }
        }
        let mut sa = tape.var(0.0);
        for c in 0..k {
            sa += (alphas[c] - ma).exp();
        }
        let lse_alphas = ma + sa.ln();

        let mut prior = tape.var(0.0);
        for c in 0..k {
            let mut fro = tape.var(0.0);
            for i in 0..d {
                fro += qdiags[c * d + i] * qdiags[c * d + i];
            }
            for i in d..icf_sz {
                fro += icf[c * icf_sz + i] * icf[c * icf_sz + i];
            }
            prior += 0.5 * fro;
        }

        let constant = -(n as f64) * (d as f64) * 0.5 * 1.8378770664093453; // log(2 pi)
        constant + slse - (n as f64) * lse_alphas + prior - wishart_c
    });
}

#[inline(never)]
pub fn mlp(p: &[f64; 9], g: &mut [f64; 9]) {
    gradient(p, g, |tape, p| {
        let xs = [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0];
        let ys = [0.0, 1.0, 1.0, 0.0];
        let mut loss = tape.var(0.0);
        for c in 0..4 {
            let x0 = xs[2 * c];
            let x1 = xs[2 * c + 1];
            let a0 = p[0] * x0 + p[1] * x1 + p[4];
            let a1 = p[2] * x0 + p[3] * x1 + p[5];
            let h0 = if a0.value > 0.0 { a0 } else { tape.var(0.0) };
            let h1 = if a1.value > 0.0 { a1 } else { tape.var(0.0) };
            let e = p[6] * h0 + p[7] * h1 + p[8] - ys[c];
            loss += e * e;
        }
        loss
    });
}

#[inline(never)]
pub fn heat(u0: &[f64; HEAT_N], steps: usize, c: f64, g: &mut [f64; HEAT_N]) {
    gradient(u0, g, |tape, u0| {
        let mut u: [Var; HEAT_N] = std::array::from_fn(|i| u0[i]);
        let mut v = [tape.var(0.0); HEAT_N];
        for _ in 0..steps {
            for i in 1..HEAT_N - 1 {
                v[i] = u[i] + c * (u[i - 1] - 2.0 * u[i] + u[i + 1]);
            }
            for i in 1..HEAT_N - 1 {
                u[i] = v[i];
            }
        }
        let mut s = tape.var(0.0);
        for i in 0..HEAT_N {
            s += u[i] * u[i];
        }
        s
    });
}
