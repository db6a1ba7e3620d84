//! Ten kernels as ordinary Rust functions, annotated as they stand, with their inputs. The benchmark measures them and
//! `tests/kernels` checks them: `tests/data/kernel_values.txt` holds each value and every entry of each gradient.
#![allow(
    clippy::too_many_arguments,
    clippy::needless_range_loop,
    clippy::excessive_precision,
    clippy::manual_memcpy
)]

use autodiff::differentiate;

#[differentiate]
#[inline(never)]
pub fn seed_expr(a: f64, b: f64) -> f64 {
    (a * b + a.sin()) * b
}

#[differentiate]
#[inline(never)]
pub fn rosenbrock(x: &[f64]) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() - 1 {
        let t = x[i + 1] - x[i] * x[i];
        let u = 1.0 - x[i];
        s += 100.0 * t * t + u * u;
    }
    s
}

#[differentiate]
#[inline(never)]
pub fn speelpenning(x: &[f64]) -> f64 {
    let mut p = 1.0;
    for i in 0..x.len() {
        p *= x[i];
    }
    p
}

/// xs is row-major n x d, d = w.len()
#[differentiate(wrt(w))]
#[inline(never)]
pub fn logistic(w: &[f64], xs: &[f64], y: &[f64]) -> f64 {
    let d = w.len();
    let mut nll = 0.0;
    for r in 0..y.len() {
        let mut z = 0.0;
        for c in 0..d {
            z += w[c] * xs[r * d + c];
        }
        nll += (1.0 + z.exp()).ln() - y[r] * z;
    }
    nll
}

/// x' = a x - b x y, y' = d x y - g y; classic RK4
#[differentiate(wrt(a, b, d, g, x0, y0))]
#[inline(never)]
pub fn lotka(a: f64, b: f64, d: f64, g: f64, x0: f64, y0: f64, steps: usize, h: f64) -> f64 {
    let mut x = x0;
    let mut y = y0;
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
}

/// root of x - cos(p x), from x = 1
#[differentiate]
#[inline(never)]
pub fn newton(p: f64) -> f64 {
    let mut x: f64 = 1.0;
    let mut f = x - (p * x).cos();
    while f.abs() > 1e-12 {
        x -= f / (1.0 + p * (p * x).sin());
        f = x - (p * x).cos();
    }
    x
}

/// normal CDF by Abramowitz & Stegun 26.2.17
#[differentiate]
#[inline]
pub fn norm_cdf(z: f64) -> f64 {
    let a = if z < 0.0 { -z } else { z };
    let k = 1.0 / (1.0 + 0.2316419 * a);
    let poly =
        k * (0.319381530 + k * (-0.356563782 + k * (1.781477937 + k * (-1.821255978 + k * 1.330274429))));
    let tail = 0.3989422804014327 * (-0.5 * a * a).exp() * poly;
    if z < 0.0 { tail } else { 1.0 - tail }
}

#[differentiate]
#[inline(never)]
pub fn black_scholes(s: f64, k: f64, r: f64, sigma: f64, t: f64) -> f64 {
    let sq = sigma * t.sqrt();
    let d1 = ((s / k).ln() + (r + 0.5 * sigma * sigma) * t) / sq;
    let d2 = d1 - sq;
    s * norm_cdf(d1) - k * (-r * t).exp() * norm_cdf(d2)
}

/// ADBench GMM objective (gamma = 1, m = 0). icf: k rows of d(d+1)/2, the d log diagonal
/// entries first, then the strictly lower triangle by columns. wishart_c = k * C, a
/// constant that does not depend on the inputs.
#[differentiate(wrt(alphas, means, icf))]
#[inline(never)]
pub fn gmm(
    alphas: &[f64],
    means: &[f64],
    icf: &[f64],
    x: &[f64],
    d: usize,
    k: usize,
    n: usize,
    wishart_c: f64,
) -> f64 {
    let icf_sz = d * (d + 1) / 2;
    let mut qdiags = [0.0; K8 * D8];
    let mut sum_qs = [0.0; K8];
    let mut xc = [0.0; D8];
    let mut qxc = [0.0; D8];
    let mut term = [0.0; K8];

    for c in 0..k {
        let mut s = 0.0;
        for i in 0..d {
            let q = icf[c * icf_sz + i];
            s += q;
            qdiags[c * d + i] = q.exp();
        }
        sum_qs[c] = s;
    }

    let mut slse = 0.0;
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
            let mut sq = 0.0;
            for i in 0..d {
                sq += qxc[i] * qxc[i];
            }
            term[c] = alphas[c] + sum_qs[c] - 0.5 * sq;
        }
        let mut m = term[0];
        for c in 1..k {
            if term[c] > m {
                m = term[c];
            }
        }
        let mut se = 0.0;
        for c in 0..k {
            se += (term[c] - m).exp();
        }
        slse += m + se.ln();
    }

    let mut ma = alphas[0];
    for c in 1..k {
        if alphas[c] > ma {
            ma = alphas[c];
        }
    }
    let mut sa = 0.0;
    for c in 0..k {
        sa += (alphas[c] - ma).exp();
    }
    let lse_alphas = ma + sa.ln();

    let mut prior = 0.0;
    for c in 0..k {
        let mut fro = 0.0;
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
}

/// 2-2-1 ReLU MLP, p = W1 row-major (4), b1 (2), W2 (2), b2 (1)
#[differentiate]
#[inline(never)]
pub fn mlp(p: &[f64; 9]) -> f64 {
    let xs = [0.0, 0.0, 0.0, 1.0, 1.0, 0.0, 1.0, 1.0];
    let ys = [0.0, 1.0, 1.0, 0.0];
    let mut loss = 0.0;
    for c in 0..4 {
        let x0 = xs[2 * c];
        let x1 = xs[2 * c + 1];
        let a0 = p[0] * x0 + p[1] * x1 + p[4];
        let a1 = p[2] * x0 + p[3] * x1 + p[5];
        let h0 = if a0 > 0.0 { a0 } else { 0.0 };
        let h1 = if a1 > 0.0 { a1 } else { 0.0 };
        let e = p[6] * h0 + p[7] * h1 + p[8] - ys[c];
        loss += e * e;
    }
    loss
}

pub const HEAT_N: usize = 100;
/// explicit heat equation, fixed ends, double buffer with copy back
#[differentiate(wrt(u0))]
#[inline(never)]
pub fn heat(u0: &[f64; HEAT_N], steps: usize, c: f64) -> f64 {
    let mut u = *u0;
    let mut v = [0.0; HEAT_N];
    for _ in 0..steps {
        for i in 1..HEAT_N - 1 {
            v[i] = u[i] + c * (u[i - 1] - 2.0 * u[i] + u[i + 1]);
        }
        for i in 1..HEAT_N - 1 {
            u[i] = v[i];
        }
    }
    let mut s = 0.0;
    for i in 0..HEAT_N {
        s += u[i] * u[i];
    }
    s
}

// ---- inputs: integers and one division ----
pub const D4: usize = 20;
pub const N4: usize = 1000;
pub const D8: usize = 10;
pub const K8: usize = 5;
pub const N8: usize = 1000;
pub const ICF8: usize = D8 * (D8 + 1) / 2;
pub const K8_WISHART: f64 = -386.59451308095174;
pub const K5_STEPS: usize = 10_000;
pub const K5_H: f64 = 0.001;
pub const K10_STEPS: usize = 1000;
pub const K10_C: f64 = 0.2;

fn frac(v: usize, m: usize) -> f64 {
    (v % m) as f64 / m as f64
}
/// the differentiated input of kernel k, flattened
pub fn input(k: usize) -> Vec<f64> {
    match k {
        1 => vec![1.3, 0.7],
        2 => (0..1000).map(|i| 0.5 + frac(i * 37, 101)).collect(),
        3 => (0..1000).map(|i| 0.995 + 0.01 * frac(i * 53, 97)).collect(),
        4 => (0..D4).map(|i| 0.4 * frac(i * 7, 11) - 0.2).collect(),
        5 => vec![1.5, 1.0, 1.0, 3.0, 1.0, 1.0],
        6 => vec![0.9],
        7 => vec![100.0, 105.0, 0.03, 0.25, 1.5],
        8 => {
            let mut v: Vec<f64> = (0..K8).map(|i| frac(i * 3 + 1, 7)).collect();
            v.extend((0..K8 * D8).map(|i| frac(i * 31 + 3, 53)));
            v.extend((0..K8 * ICF8).map(|i| frac(i * 29 + 11, 127) - 0.5));
            v
        }
        9 => vec![0.9, -0.8, -0.7, 1.1, 0.05, -0.1, 1.2, 0.7, 0.15],
        _ => (0..HEAT_N).map(|i| frac(i * 17 + 5, 43)).collect(),
    }
}
pub fn data_x4() -> Vec<f64> {
    (0..N4 * D4).map(|i| 2.0 * frac(i * 7919, 1009) - 1.0).collect()
}
pub fn data_y4() -> Vec<f64> {
    (0..N4).map(|r| if (r * 13 + 5) % 7 < 3 { 1.0 } else { 0.0 }).collect()
}
pub fn data_x8() -> Vec<f64> {
    (0..N8 * D8).map(|i| 2.0 * frac(i * 7919 + 17, 1013) - 0.5).collect()
}
