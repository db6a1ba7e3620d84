//! Functions of the public benchmark suite GradBench, as one would write them, from their formulas.
#![allow(clippy::too_many_arguments, clippy::needless_range_loop)]

use autodiff::differentiate;

/// k-means: the sum over all points of the squared distance to the nearest of `k` centres.
#[differentiate(hvp, wrt(c))]
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

/// The right side of a chain of equations.
#[differentiate]
fn chain(x: &[f64], y: &[f64], z: &mut [f64]) {
    z[0] = x[0];
    for i in 1..x.len() {
        z[i] = x[i] * y[i - 1];
    }
}

/// The state at time 2 of y₀' = x₀, yᵢ' = xᵢ yᵢ₋₁, from zero, after so many steps of RK4.
#[differentiate]
#[inline(never)]
pub fn ode(x: &[f64], steps: usize) -> Vec<f64> {
    let n = x.len();
    let h = 2.0 / steps as f64;
    let mut y = vec![0.0; n];
    let mut at = vec![0.0; n];
    let (mut k1, mut k2, mut k3, mut k4) = (vec![0.0; n], vec![0.0; n], vec![0.0; n], vec![0.0; n]);
    for _ in 0..steps {
        chain(x, &y, &mut k1);
        for i in 0..n {
            at[i] = y[i] + h / 2.0 * k1[i];
        }
        chain(x, &at, &mut k2);
        for i in 0..n {
            at[i] = y[i] + h / 2.0 * k2[i];
        }
        chain(x, &at, &mut k3);
        for i in 0..n {
            at[i] = y[i] + h * k3[i];
        }
        chain(x, &at, &mut k4);
        for i in 0..n {
            y[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
        }
    }
    y
}

/// The logarithm of the gamma function at positive arguments of which the double is an integer.
fn ln_gamma_half(twice: usize) -> f64 {
    let (mut at, mut sum) = (twice, 0.0);
    while at > 2 {
        at -= 2;
        sum += (at as f64 / 2.0).ln();
    }
    if at == 1 { sum + 0.5 * std::f64::consts::PI.ln() } else { sum }
}

/// The log posterior of a mixture of `alpha.len()` Gaussians in `d` dimensions with a Wishart prior.
#[differentiate(wrt(alpha, mu, q, l))]
#[inline(never)]
pub fn gmm(
    alpha: &[f64],
    mu: &[f64],
    q: &[f64],
    l: &[f64],
    x: &[f64],
    d: usize,
    gamma: f64,
    m: usize,
) -> f64 {
    let k = alpha.len();
    let n = x.len() / d;
    let triangle = d * (d - 1) / 2;
    let diagonal: Vec<f64> = q.iter().map(|q| q.exp()).collect();
    let sums: Vec<f64> = q.chunks(d).map(|row| row.iter().sum()).collect();
    let mut centred = vec![0.0; d];
    let mut y = vec![0.0; d];
    let mut beta = vec![0.0; k];
    let mut total = 0.0;
    for i in 0..n {
        for c in 0..k {
            for j in 0..d {
                centred[j] = x[i * d + j] - mu[c * d + j];
                y[j] = diagonal[c * d + j] * centred[j];
            }
            let mut t = c * triangle;
            for a in 0..d {
                for b in a + 1..d {
                    y[b] += l[t] * centred[a];
                    t += 1;
                }
            }
            let mut square = 0.0;
            for j in 0..d {
                square += y[j] * y[j];
            }
            beta[c] = alpha[c] + sums[c] - 0.5 * square;
        }
        total += lse(&beta);
    }
    let nf = n as f64;
    let df = d as f64;
    let wide = (d + m + 1) as f64;
    let mut ln_gamma = df * (df - 1.0) / 4.0 * std::f64::consts::PI.ln();
    for j in 1..=d {
        ln_gamma += ln_gamma_half(d + m + 2 - j);
    }
    let mut squares = 0.0;
    for e in &diagonal {
        squares += e * e;
    }
    for e in l {
        squares += e * e;
    }
    let prior = k as f64 * (wide * df * (gamma / 2.0_f64.sqrt()).ln() - ln_gamma)
        - gamma * gamma / 2.0 * squares
        + m as f64 * q.iter().sum::<f64>();
    total - nf * (df / 2.0 * (2.0 * std::f64::consts::PI).ln() + lse(alpha)) + prior
}

/// The determinant of what is left of a matrix, by expansion along its first row. What is left is a list of rows and one of columns:
/// each entry names the next, the last entry the first.
#[differentiate(wrt(a))]
pub fn minor(a: &[f64], n: usize, left: usize, rows: &mut [usize], columns: &mut [usize]) -> f64 {
    let row = rows[n];
    if left == 1 {
        return a[row * n + columns[n]];
    }
    rows[n] = rows[row];
    let mut sum = 0.0;
    let mut sign = 1.0;
    let mut before = n;
    for _ in 0..left {
        let column = columns[before];
        columns[before] = columns[column];
        sum += sign * a[row * n + column] * minor(a, n, left - 1, rows, columns);
        columns[before] = column;
        before = column;
        sign = -sign;
    }
    rows[n] = row;
    sum
}

/// The determinant of a square matrix, row by row.
#[differentiate(wrt(a))]
#[inline(never)]
pub fn det(a: &[f64], n: usize) -> f64 {
    let mut rows: Vec<usize> = (1..=n).collect();
    let mut columns: Vec<usize> = (1..=n).collect();
    rows.push(0);
    columns.push(0);
    minor(a, n, n, &mut rows, &mut columns)
}

/// A saddle.
#[differentiate]
pub fn saddle(x: &[f64; 2], y: &[f64; 2]) -> f64 {
    x[0] * x[0] + x[1] * x[1] - (y[0] * y[0] + y[1] * y[1])
}
