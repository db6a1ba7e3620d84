//! The ten gradients as a person would tune them by hand: closed forms, factored sums, independent chains side by
//! side, everything that follows from knowing what the function means. Each overwrites its gradient buffer.
//!
//! Safe Rust, and no assumption about the machine beyond "arrays of eight floats vectorise". Fused multiply-adds only
//! where the target has them (`RUSTFLAGS="-C target-cpu=native"`).
#![allow(clippy::too_many_arguments, clippy::needless_range_loop, clippy::excessive_precision)]

use super::kernels::{D8, HEAT_N, K8};
use std::f64::consts::{LN_2, LOG2_E};

/// Floats worked on side by side.
const LANES: usize = 8;
type Lanes = [f64; LANES];
const ZERO: Lanes = [0.0; LANES];

/// `a * b + c`, in one rounding where that is also the fast way.
#[inline(always)]
fn fma(a: f64, b: f64, c: f64) -> f64 {
    if cfg!(target_feature = "fma") { a.mul_add(b, c) } else { a * b + c }
}

/// `exp` of several floats without a branch or a table: `e^x = 2^n · e^r` with `|r| ≤ ln 2 / 2`, and `e^r` from its
/// Taylor polynomial of degree 12 (relative error 2e-16).
#[inline(always)]
fn exp<const N: usize>(mut x: [f64; N]) -> [f64; N] {
    /// 1.5 · 2⁵²: adding it leaves the nearest integer in the low bits.
    const ROUND: f64 = 6755399441055744.0;
    /// `ln 2` = `LN_2_HIGH` + `LN_2_LOW`; the high part has few enough digits that n · `LN_2_HIGH` is exact.
    const LN_2_HIGH: f64 = 0.693147180369123816490;
    const LN_2_LOW: f64 = 1.90821492927058770002e-10;
    const INVERSE_FACTORIALS: [f64; 11] = [
        1.0 / 39916800.0,
        1.0 / 3628800.0,
        1.0 / 362880.0,
        1.0 / 40320.0,
        1.0 / 5040.0,
        1.0 / 720.0,
        1.0 / 120.0,
        1.0 / 24.0,
        1.0 / 6.0,
        0.5,
        1.0,
    ];
    for x in &mut x {
        let clamped = x.clamp(-1021.0 * LN_2, 1023.0 * LN_2);
        let rounded = fma(clamped, LOG2_E, ROUND);
        let n = rounded - ROUND;
        let r = fma(-n, LN_2_LOW, fma(-n, LN_2_HIGH, clamped));
        let mut power = 1.0 / 479001600.0;
        for inverse in INVERSE_FACTORIALS {
            power = fma(power, r, inverse);
        }
        power = fma(power, r, 1.0);
        *x = f64::from_bits(power.to_bits().wrapping_add(rounded.to_bits() << 52));
    }
    x
}

/// f = a b² + b sin a
#[inline(never)]
pub fn seed_expr(a: f64, b: f64, g: &mut [f64; 2]) {
    let (sin, cos) = a.sin_cos();
    *g = [b * (b + cos), 2.0 * a * b + sin];
}

/// One closed form for every inner entry, from its two neighbours: no carried value, so it vectorises.
#[inline(never)]
pub fn rosenbrock(x: &[f64], g: &mut [f64]) {
    let n = x.len();
    let g = &mut g[..n];
    if n < 2 {
        g.fill(0.0);
        return;
    }
    g[0] = fma(-400.0 * x[0], x[1] - x[0] * x[0], 2.0 * x[0] - 2.0);
    for (g, w) in g[1..n - 1].iter_mut().zip(x.windows(3)) {
        let s = fma(2.0 * w[1], fma(-w[1], w[1], w[2]), w[0] * w[0]);
        *g = fma(-200.0, s, fma(202.0, w[1], -2.0));
    }
    g[n - 1] = 200.0 * (x[n - 1] - x[n - 2] * x[n - 2]);
}

/// Entry i is the product of all the others: a prefix and a suffix product, in sixteen interleaved chains, because one
/// chain would wait for each multiplication. No division, so zeros in `x` are no special case.
#[inline(never)]
pub fn speelpenning(x: &[f64], g: &mut [f64]) {
    const CHAINS: usize = 16;
    let (rows, rest) = x.as_chunks::<CHAINS>();
    let (g_rows, g_rest) = g[..x.len()].as_chunks_mut::<CHAINS>();

    // What comes before, within the chain.
    let mut before = [1.0; CHAINS];
    for (g, x) in g_rows.iter_mut().zip(rows) {
        *g = before;
        for c in 0..CHAINS {
            before[c] *= x[c];
        }
    }
    // The odd entries at the end, and all the other chains.
    let chains: f64 = before.iter().product();
    for i in 0..rest.len() {
        let others: f64 = rest[..i].iter().chain(&rest[i + 1..]).product();
        g_rest[i] = chains * others;
    }
    let mut after = [rest.iter().product::<f64>(); CHAINS];
    let (mut left, mut right) = (1.0, 1.0);
    for c in 0..CHAINS {
        after[c] *= left;
        left *= before[c];
        let c = CHAINS - 1 - c;
        after[c] *= right;
        right *= before[c];
    }
    // What comes after, within the chain.
    for (g, x) in g_rows.iter_mut().zip(rows).rev() {
        for c in 0..CHAINS {
            g[c] *= after[c];
            after[c] *= x[c];
        }
    }
}

/// Σ (σ(w·x) - y) x, eight rows at a time: eight dot products in four lanes each, eight sigmoids at once, one pass over
/// the gradient.
#[inline(never)]
pub fn logistic(w: &[f64], xs: &[f64], y: &[f64], g: &mut [f64]) {
    #[inline(always)]
    fn dot(a: &[f64], b: &[f64]) -> f64 {
        let ((a4, a), (b4, b)) = (a.as_chunks::<4>(), b.as_chunks::<4>());
        let mut s = [0.0; 4];
        for (a, b) in a4.iter().zip(b4) {
            for q in 0..4 {
                s[q] = fma(a[q], b[q], s[q]);
            }
        }
        let rest: f64 = a.iter().zip(b).map(|(a, b)| a * b).sum();
        (s[0] + s[2]) + (s[1] + s[3]) + rest
    }
    #[inline(always)]
    fn rows<const R: usize>(w: &[f64], xs: &[f64], y: &[f64; R], g: &mut [f64]) {
        let d = w.len();
        let g = &mut g[..d];
        let row: [&[f64]; R] = std::array::from_fn(|q| &xs[q * d..][..d]);
        let e = exp(std::array::from_fn::<f64, R, _>(|q| -dot(w, row[q])));
        let slope: [f64; R] = std::array::from_fn(|q| 1.0 / (1.0 + e[q]) - y[q]);
        for c in 0..d {
            let mut sum = g[c];
            for q in 0..R {
                sum = fma(slope[q], row[q][c], sum);
            }
            g[c] = sum;
        }
    }
    let d = w.len();
    let g = &mut g[..d];
    g.fill(0.0);
    if d == 0 {
        return;
    }
    let (blocks, rest) = y.as_chunks::<LANES>();
    for (xs, y) in xs.chunks_exact(LANES * d).zip(blocks) {
        rows(w, xs, y, g);
    }
    for (xs, y) in xs[blocks.len() * LANES * d..].chunks_exact(d).zip(rest) {
        rows(w, xs, &[*y], g);
    }
}

/// Six parameters and a state of two: forward mode needs no tape and runs in the shadow of the primal's serial chain.
/// Lane l holds the derivative with respect to parameter l of (a, b, d, g, x0, y0).
#[inline(never)]
pub fn lotka([a, b, d, g, x0, y0]: [f64; 6], steps: usize, h: f64, gradient: &mut [f64; 6]) {
    const P: usize = 6;
    type Dot = [f64; P];
    let (mut x, mut y) = (x0, y0);
    let mut dx: Dot = [0.0, 0.0, 0.0, 0.0, 1.0, 0.0];
    let mut dy: Dot = [0.0, 0.0, 0.0, 0.0, 0.0, 1.0];
    // x' = x (a - b y), y' = y (d x - g): the brackets are half of the partials too.
    let slope = |x: f64, y: f64, dx: &Dot, dy: &Dot| {
        let (u, v, bx, ey, xy) = (a - b * y, d * x - g, b * x, d * y, x * y);
        let mut kx = [x, -xy, -0.0, -0.0, -0.0, -0.0];
        let mut ky = [-0.0, -0.0, xy, -y, -0.0, -0.0];
        for l in 0..P {
            kx[l] = fma(u, dx[l], fma(-bx, dy[l], kx[l]));
            ky[l] = fma(v, dy[l], fma(ey, dx[l], ky[l]));
        }
        (x * u, y * v, kx, ky)
    };
    let along = |x: &Dot, t: f64, k: &Dot| -> Dot { std::array::from_fn(|l| fma(t, k[l], x[l])) };
    let (half, sixth) = (0.5 * h, h / 6.0);
    for _ in 0..steps {
        let (k1x, k1y, d1x, d1y) = slope(x, y, &dx, &dy);
        let (k2x, k2y, d2x, d2y) =
            slope(x + half * k1x, y + half * k1y, &along(&dx, half, &d1x), &along(&dy, half, &d1y));
        let (k3x, k3y, d3x, d3y) =
            slope(x + half * k2x, y + half * k2y, &along(&dx, half, &d2x), &along(&dy, half, &d2y));
        let (k4x, k4y, d4x, d4y) =
            slope(x + h * k3x, y + h * k3y, &along(&dx, h, &d3x), &along(&dy, h, &d3y));
        x += sixth * (k1x + 2.0 * (k2x + k3x) + k4x);
        y += sixth * (k1y + 2.0 * (k2y + k3y) + k4y);
        for l in 0..P {
            dx[l] = fma(sixth, d1x[l] + 2.0 * (d2x[l] + d3x[l]) + d4x[l], dx[l]);
            dy[l] = fma(sixth, d1y[l] + 2.0 * (d2y[l] + d3y[l]) + d4y[l], dy[l]);
        }
    }
    for l in 0..P {
        gradient[l] = dx[l] + dy[l];
    }
}

/// At the root x = cos(p x), so the implicit function theorem gives dx/dp from the last iterate alone.
#[inline(never)]
pub fn newton(p: f64, g: &mut [f64; 1]) {
    let mut x = 1.0;
    let (mut sin, mut cos) = (p * x).sin_cos();
    while (x - cos).abs() > 1e-12 {
        x -= (x - cos) / (1.0 + p * sin);
        (sin, cos) = (p * x).sin_cos();
    }
    *g = [-x * sin / (1.0 + p * sin)];
}

/// Both normal CDFs side by side, value and slope together; one reciprocal of `sigma √t`.
#[inline(never)]
pub fn black_scholes([s, k, r, sigma, t]: [f64; 5], g: &mut [f64; 5]) {
    const C: f64 = 0.2316419;
    let root = t.sqrt();
    let inverse = 1.0 / (sigma * root);
    let drift = r + 0.5 * sigma * sigma;
    let d1 = ((s / k).ln() + drift * t) * inverse;
    let d = [d1, d1 - sigma * root];
    let discount = (-r * t).exp();

    // Both the value and the slope of the approximation: N(z) = 1 - φ(a) P(k(a)) for z ≥ 0, and one minus that below.
    let e = [(-0.5 * d[0] * d[0]).exp(), (-0.5 * d[1] * d[1]).exp()];
    let mut n = [0.0; 2];
    let mut slope = [0.0; 2];
    for i in 0..2 {
        let a = d[i].abs();
        let k = 1.0 / fma(C, a, 1.0);
        let density = 0.3989422804014327 * e[i];
        let poly =
            fma(fma(fma(fma(1.330274429, k, -1.821255978), k, 1.781477937), k, -0.356563782), k, 0.319381530)
                * k;
        let poly_k = fma(
            fma(
                fma(fma(5.0 * 1.330274429, k, 4.0 * -1.821255978), k, 3.0 * 1.781477937),
                k,
                2.0 * -0.356563782,
            ),
            k,
            0.319381530,
        );
        let tail = density * poly;
        n[i] = if d[i] < 0.0 { tail } else { 1.0 - tail };
        slope[i] = a * tail + density * poly_k * C * k * k;
    }
    let present = k * discount;
    let by_d2 = present * slope[1];
    let by_d1 = (s * slope[0] - by_d2) * inverse; // d1 = log-ratio and drift, times `inverse`
    let by_sq = by_d2 - by_d1 * d[0]; // with respect to sigma √t
    *g = [
        n[0] + by_d1 / s,
        -discount * n[1] - by_d1 / k,
        t * (present * n[1] + by_d1),
        fma(by_sq, root, by_d1 * t * sigma),
        r * present * n[1] + by_d1 * drift + 0.5 * by_sq * sigma / root,
    ];
}

/// With w the responsibility of component c for a point and v = x - mean: all that the gradient needs from the points
/// are Σ w, Σ w v and Σ w v vᵀ. So each point costs its own term and one rank-one update, and eight go side by side.
/// The gradient is alphas, means, icf in one buffer.
#[inline(never)]
pub fn gmm(
    alphas: &[f64],
    means: &[f64],
    icf: &[f64],
    x: &[f64],
    d: usize,
    k: usize,
    n: usize,
    gradient: &mut [f64],
) {
    const TRIANGLE: usize = D8 * (D8 + 1) / 2;
    let icf_sz = d * (d + 1) / 2;
    // Q of each component by rows: its exponentiated diagonal and the strictly lower triangle, stored by columns.
    let mut q = [[[0.0; D8]; D8]; K8];
    let mut offset = [0.0; K8];
    for c in 0..k {
        let (diagonal, lower) = icf[c * icf_sz..][..icf_sz].split_at(d);
        let mut lower = lower.iter();
        for j in 0..d {
            q[c][j][j] = diagonal[j].exp();
            for i in j + 1..d {
                q[c][i][j] = *lower.next().unwrap();
            }
        }
        offset[c] = alphas[c] + diagonal.iter().sum::<f64>();
    }

    let mut sum_w = [ZERO; K8];
    let mut sum_wv = [[ZERO; D8]; K8];
    let mut sum_wvv = [[ZERO; TRIANGLE]; K8];
    let mut v = [[ZERO; D8]; K8];
    let mut w = [ZERO; K8];
    for first in (0..n).step_by(LANES) {
        let mut point = [ZERO; D8];
        for lane in 0..LANES {
            // Lanes beyond the last point repeat it and get the weight zero below.
            let p = (first + lane).min(n - 1);
            for (point, x) in point.iter_mut().zip(&x[p * d..][..d]) {
                point[lane] = *x;
            }
        }
        let mut largest = [f64::NEG_INFINITY; LANES];
        for c in 0..k {
            let v = &mut v[c][..d];
            for ((v, x), mean) in v.iter_mut().zip(&point).zip(&means[c * d..][..d]) {
                for l in 0..LANES {
                    v[l] = x[l] - mean;
                }
            }
            let mut square = ZERO;
            for i in 0..d {
                let mut y = ZERO;
                for (q, v) in q[c][i][..i + 1].iter().zip(&*v) {
                    for l in 0..LANES {
                        y[l] = fma(*q, v[l], y[l]);
                    }
                }
                for l in 0..LANES {
                    square[l] = fma(y[l], y[l], square[l]);
                }
            }
            for l in 0..LANES {
                w[c][l] = fma(-0.5, square[l], offset[c]);
                largest[l] = if w[c][l] > largest[l] { w[c][l] } else { largest[l] };
            }
        }
        let mut total = ZERO;
        for w in &mut w[..k] {
            for l in 0..LANES {
                w[l] -= largest[l];
            }
            *w = exp(*w);
            for l in 0..LANES {
                total[l] += w[l];
            }
        }
        for l in 0..LANES {
            total[l] = if first + l < n { 1.0 / total[l] } else { 0.0 };
        }
        for c in 0..k {
            let v = &v[c][..d];
            let mut w = w[c];
            for l in 0..LANES {
                w[l] *= total[l];
                sum_w[c][l] += w[l];
            }
            let mut row = 0;
            for i in 0..d {
                let mut wv = ZERO;
                for l in 0..LANES {
                    wv[l] = w[l] * v[i][l];
                    sum_wv[c][i][l] += wv[l];
                }
                for (sum, v) in sum_wvv[c][row..][..i + 1].iter_mut().zip(v) {
                    for l in 0..LANES {
                        sum[l] = fma(wv[l], v[l], sum[l]);
                    }
                }
                row += i + 1;
            }
        }
    }

    let (g_alphas, g_matrices) = gradient.split_at_mut(k);
    let (g_means, g_icf) = g_matrices.split_at_mut(k * d);
    let sum = |lanes: &Lanes| lanes.iter().sum::<f64>();
    let largest = alphas[..k].iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let total: f64 = alphas[..k].iter().map(|a| (a - largest).exp()).sum();
    for c in 0..k {
        let q = &q[c];
        let weight = sum(&sum_w[c]);
        g_alphas[c] = weight - n as f64 * (alphas[c] - largest).exp() / total;

        // mean: Qᵀ Q Σ w v
        let mut wv = [0.0; D8];
        for j in 0..d {
            wv[j] = sum(&sum_wv[c][j]);
        }
        let g_means = &mut g_means[c * d..][..d];
        g_means.fill(0.0);
        for i in 0..d {
            let y: f64 = (0..=i).map(|j| q[i][j] * wv[j]).sum();
            for j in 0..=i {
                g_means[j] += q[i][j] * y;
            }
        }

        // Q: -Q Σ w v vᵀ; the prior ½ |Q|² adds Q itself
        let mut wvv = [[0.0; D8]; D8];
        let mut entries = sum_wvv[c].iter();
        for i in 0..d {
            for j in 0..=i {
                wvv[i][j] = sum(entries.next().unwrap());
                wvv[j][i] = wvv[i][j];
            }
        }
        let by_q = |i: usize, j: usize| q[i][j] - (0..=i).map(|m| q[i][m] * wvv[m][j]).sum::<f64>();
        let (g_diagonal, g_lower) = g_icf[c * icf_sz..][..icf_sz].split_at_mut(d);
        let mut g_lower = g_lower.iter_mut();
        for j in 0..d {
            g_diagonal[j] = weight + q[j][j] * by_q(j, j);
            for i in j + 1..d {
                *g_lower.next().unwrap() = by_q(i, j);
            }
        }
    }
}

/// The inputs are zeros and ones, so every product with them is gone; the four cases go side by side.
#[inline(never)]
pub fn mlp(p: &[f64; 9], g: &mut [f64; 9]) {
    let [w00, w01, w10, w11, b0, b1, v0, v1, b] = *p;
    let a0 = [b0, w01 + b0, w00 + b0, w00 + w01 + b0];
    let a1 = [b1, w11 + b1, w10 + b1, w10 + w11 + b1];
    let expected = [b, b - 1.0, b - 1.0, b];
    let mut s0 = [0.0; 4];
    let mut s1 = [0.0; 4];
    let mut t0 = [0.0; 4];
    let mut t1 = [0.0; 4];
    let mut e = [0.0; 4];
    for i in 0..4 {
        let h0 = if a0[i] > 0.0 { a0[i] } else { 0.0 };
        let h1 = if a1[i] > 0.0 { a1[i] } else { 0.0 };
        e[i] = 2.0 * fma(v0, h0, fma(v1, h1, expected[i]));
        t0[i] = e[i] * h0;
        t1[i] = e[i] * h1;
        s0[i] = if a0[i] > 0.0 { e[i] * v0 } else { 0.0 };
        s1[i] = if a1[i] > 0.0 { e[i] * v1 } else { 0.0 };
    }
    let sum = |s: [f64; 4]| (s[0] + s[1]) + (s[2] + s[3]);
    *g = [
        s0[2] + s0[3],
        s0[1] + s0[3],
        s1[2] + s1[3],
        s1[1] + s1[3],
        sum(s0),
        sum(s1),
        sum(t0),
        sum(t1),
        sum(e),
    ];
}

/// Two buffers that exchange roles, so nothing is copied back, and a cell's own two terms in one. The map is linear and
/// its inner part symmetric: the reverse sweep takes the same steps from 2 u with nothing at the ends, which only collect.
#[inline(never)]
pub fn heat(u0: &[f64; HEAT_N], steps: usize, c: f64, g: &mut [f64; HEAT_N]) {
    const LAST: usize = HEAT_N - 1;
    type Rod = [f64; HEAT_N];
    #[inline(always)]
    fn step(from: &Rod, to: &mut Rod, c: f64) {
        let stay = 1.0 - 2.0 * c;
        for i in 1..LAST {
            to[i] = fma(c, from[i - 1] + from[i + 1], stay * from[i]);
        }
    }
    let (mut u, mut v) = (*u0, *u0);
    let (mut from, mut to) = (&mut u, &mut v);
    for _ in 0..steps {
        step(from, to, c);
        (from, to) = (to, from);
    }
    for u in &mut *from {
        *u *= 2.0;
    }
    let (mut first, mut last) = (from[0], from[LAST]);
    for rod in [&mut *from, &mut *to] {
        (rod[0], rod[LAST]) = (0.0, 0.0);
    }
    for _ in 0..steps {
        first += c * from[1];
        last += c * from[LAST - 1];
        step(from, to, c);
        (from, to) = (to, from);
    }
    *g = *from;
    (g[0], g[LAST]) = (first, last);
}
