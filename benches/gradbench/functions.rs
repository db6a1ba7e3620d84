//! Functions of the public benchmark suite GradBench, as one would write them, from their formulas.
#![allow(clippy::too_many_arguments, clippy::needless_range_loop)]

use autodiff::differentiate;

/// k-means: the sum over all points of the squared distance to the nearest of `k` centres.
#[differentiate(wrt(c))]
#[inline(never)]
pub fn kmeans(c: &[f64], p: &[f64], d: usize) -> f64 {
    let k = c.len() / d;
    let mut cost = 0.0;
    for i in 0..p.len() / d {
        let mut best = f64::INFINITY;
        for j in 0..k {
            let mut s = 0.0;
            for t in 0..d {
                let e = p[i * d + t] - c[j * d + t];
                s += e * e;
            }
            if s < best {
                best = s;
            }
        }
        cost += best;
    }
    cost
}

/// A recurrent network with diagonal weights: `l` layers of width `b`, the bits of a text.
#[differentiate(wrt(main, extra))]
#[inline(never)]
pub fn lstm(main: &[f64], extra: &[f64], state: &[f64], bits: &[f64], l: usize, b: usize, c: usize) -> f64 {
    let sigmoid = |z: f64| 1.0 / (1.0 + (-z).exp());
    let mut s = state.to_vec();
    let mut y = vec![0.0; b];
    let mut total = 0.0;
    for t in 0..c - 1 {
        for i in 0..b {
            y[i] = bits[t * b + i] * extra[i];
        }
        for k in 0..l {
            let w = 2 * k * 4 * b;
            let v = w + 4 * b;
            let h = 2 * k * b;
            let m = h + b;
            for i in 0..b {
                let forget = sigmoid(y[i] * main[w + i] + main[v + i]);
                let ingate = sigmoid(s[h + i] * main[w + b + i] + main[v + b + i]);
                let outgate = sigmoid(y[i] * main[w + 2 * b + i] + main[v + 2 * b + i]);
                let change = (s[h + i] * main[w + 3 * b + i] + main[v + 3 * b + i]).tanh();
                s[m + i] = s[m + i] * forget + ingate * change;
                s[h + i] = outgate * s[m + i].tanh();
                y[i] = s[h + i];
            }
        }
        let mut sum = 2.0;
        for i in 0..b {
            sum += (y[i] * extra[b + i] + extra[2 * b + i]).exp();
        }
        let log = sum.ln();
        for i in 0..b {
            total += bits[(t + 1) * b + i] * (y[i] * extra[b + i] + extra[2 * b + i] - log);
        }
    }
    -total / ((c - 1) as f64 * b as f64)
}

#[differentiate]
pub fn cross(a: &[f64; 3], b: &[f64; 3]) -> [f64; 3] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
}

/// The rotation of a point by an angle-axis vector.
#[differentiate]
pub fn rodrigues(r: &[f64; 3], p: &[f64; 3]) -> [f64; 3] {
    let s2 = r[0] * r[0] + r[1] * r[1] + r[2] * r[2];
    if s2 != 0.0 {
        let theta = s2.sqrt();
        let (sin, cos) = (theta.sin(), theta.cos());
        let a = [r[0] / theta, r[1] / theta, r[2] / theta];
        let x = cross(&a, p);
        let dot = (a[0] * p[0] + a[1] * p[1] + a[2] * p[2]) * (1.0 - cos);
        [
            p[0] * cos + x[0] * sin + a[0] * dot,
            p[1] * cos + x[1] * sin + a[1] * dot,
            p[2] * cos + x[2] * sin + a[2] * dot,
        ]
    } else {
        let x = cross(r, p);
        [p[0] + x[0], p[1] + x[1], p[2] + x[2]]
    }
}

/// The error of one observation in a bundle adjustment: a camera (rotation, centre, focal length, principal point, distortion),
/// a point, a weight.
#[differentiate(wrt(cam, x, w))]
#[inline(never)]
pub fn residual(cam: &[f64; 11], x: &[f64; 3], w: f64, feature: &[f64; 2]) -> [f64; 2] {
    let r = [cam[0], cam[1], cam[2]];
    let p = [x[0] - cam[3], x[1] - cam[4], x[2] - cam[5]];
    let q = rodrigues(&r, &p);
    let u = q[0] / q[2];
    let v = q[1] / q[2];
    let rho = u * u + v * v;
    let l = 1.0 + cam[9] * rho + cam[10] * rho * rho;
    [w * (u * l * cam[6] + cam[7] - feature[0]), w * (v * l * cam[6] + cam[8] - feature[1])]
}

/// Where a charged particle crosses the axis: a loop that ends when it does.
#[differentiate]
#[inline(never)]
pub fn particle(w: f64) -> f64 {
    let (mut x, mut y) = (0.0, 8.0);
    let (mut vx, mut vy) = (0.75, 0.0);
    loop {
        let (ax, ay) = (x - 10.0, y - 10.0 + w);
        let (bx, by) = (x - 10.0, y);
        let a2 = ax * ax + ay * ay;
        let b2 = bx * bx + by * by;
        let a3 = a2 * a2.sqrt();
        let b3 = b2 * b2.sqrt();
        let fx = ax / a3 + bx / b3;
        let fy = ay / a3 + by / b3;
        x += 0.1 * vx;
        y += 0.1 * vy;
        if y <= 0.0 {
            break;
        }
        vx += 0.1 * fx;
        vy += 0.1 * fy;
    }
    let end = x + (-y / vy) * vx;
    end * end
}

/// Log-sum-exp.
#[differentiate]
#[inline(never)]
pub fn lse(x: &[f64]) -> f64 {
    let m = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let mut s = 0.0;
    for &v in x {
        s += (v - m).exp();
    }
    m + s.ln()
}

/// Least squares of a polynomial at equally spaced points.
#[differentiate]
#[inline(never)]
pub fn llsq(x: &[f64], n: usize) -> f64 {
    let mut sum = 0.0;
    for i in 0..n {
        let t = -1.0 + i as f64 * 2.0 / (n as f64 - 1.0);
        let mut q = if t > 0.0 {
            1.0
        } else if t < 0.0 {
            -1.0
        } else {
            0.0
        };
        let mut power = 1.0;
        for j in 0..x.len() {
            q -= x[j] * power;
            power *= t;
        }
        sum += q * q;
    }
    sum / 2.0
}

/// The last component of y'ᵢ = xᵢ - yᵢ yᵢ₋₁ ... after `steps` steps of RK4.
#[differentiate]
#[inline(never)]
pub fn ode(x: &[f64], steps: usize) -> f64 {
    let n = x.len();
    let h = 1.0 / steps as f64;
    let mut y = vec![0.0; n];
    let mut k1 = vec![0.0; n];
    let mut k2 = vec![0.0; n];
    let mut k3 = vec![0.0; n];
    let mut k4 = vec![0.0; n];
    for _ in 0..steps {
        k1[0] = x[0];
        for i in 1..n {
            k1[i] = x[i] * y[i - 1];
        }
        k2[0] = x[0];
        for i in 1..n {
            k2[i] = x[i] * (y[i - 1] + 0.5 * h * k1[i - 1]);
        }
        k3[0] = x[0];
        for i in 1..n {
            k3[i] = x[i] * (y[i - 1] + 0.5 * h * k2[i - 1]);
        }
        k4[0] = x[0];
        for i in 1..n {
            k4[i] = x[i] * (y[i - 1] + h * k3[i - 1]);
        }
        for i in 0..n {
            y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    y[n - 1]
}
