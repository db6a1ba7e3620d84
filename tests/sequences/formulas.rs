//! Functions as people write them: statistics, finance, interpolation, linear algebra, signals.

programs! {
    /// Gains and losses of neighbours.
    fn relative_strength(x: &[f64]) -> f64 {
        let (gain, loss) = x
            .windows(2)
            .map(|w| w[1] - w[0])
            .fold((0.0, 0.0), |(g, l), d| if d > 0.0 { (g + d, l) } else { (g, l - d) });
        if loss == 0.0 { 100.0 } else { 100.0 - 100.0 / (1.0 + gain / loss) }
    }

    /// Mean and deviation.
    fn bands(x: &[f64]) -> f64 {
        let n = x.len() as f64;
        let mean = x.iter().sum::<f64>() / n;
        let sd = (x.iter().map(|p| (p - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt();
        let (lo, hi) = (mean - 2.0 * sd, mean + 2.0 * sd);
        (hi - lo) / mean + x.iter().filter(|&&p| p > hi || p < lo).count() as f64 * mean
    }

    /// Three sums in one fold.
    fn moments(x: &[f64]) -> f64 {
        let n = x.len() as f64;
        let m = x.iter().sum::<f64>() / n;
        let (m2, m3, m4) = x.iter().fold((0.0, 0.0, 0.0), |acc, &v| {
            let d = v - m;
            (acc.0 + d * d, acc.1 + d * d * d, acc.2 + d.powi(4))
        });
        let (m2, m3, m4) = (m2 / n, m3 / n, m4 / n);
        m3 / m2.powf(1.5) + m4 / (m2 * m2) - 3.0
    }

    /// Four sums in one fold.
    fn regression(x: &[f64]) -> f64 {
        let n = x.len() as f64;
        let (sx, sy, sxy, sxx) =
            x.iter().enumerate().fold((0.0, 0.0, 0.0, 0.0), |(sx, sy, sxy, sxx), (i, &y)| {
                let i = i as f64;
                (sx + i, sy + y, sxy + i * y, sxx + i * i)
            });
        let slope = (n * sxy - sx * sy) / (n * sxx - sx.powi(2));
        let icpt = (sy - slope * sx) / n;
        slope * icpt
    }

    /// Interpolated between sorted values.
    fn quantile(x: &[f64]) -> f64 {
        let mut s = x.to_vec();
        s.sort_by(|a, b| a.partial_cmp(b).expect("no NaN"));
        let q = 0.3;
        let pos = q * (s.len() - 1) as f64;
        let lo = pos.floor() as usize;
        let hi = pos.ceil() as usize;
        let w = pos - lo as f64;
        s[lo] * (1.0 - w) + s[hi] * w
    }

    /// Products that leave one out.
    fn lagrange(x: &[f64]) -> f64 {
        let xs: Vec<f64> = (0..x.len()).map(|i| i as f64).collect();
        let t = 0.37;
        let mut r = 0.0;
        for (j, yj) in x.iter().enumerate() {
            let basis: f64 = xs
                .iter()
                .enumerate()
                .filter(|(m, _)| *m != j)
                .map(|(_, xm)| (t - xm) / (xs[j] - xm))
                .product();
            r += yj * basis;
        }
        r * r
    }

    /// A triangle in place.
    fn divided_differences(x: &[f64]) -> f64 {
        let n = x.len();
        let mut c = x.to_vec();
        for k in 1..n {
            for i in (k..n).rev() {
                c[i] = (c[i] - c[i - 1]) / k as f64;
            }
        }
        let t = 1.7;
        let mut r = c[n - 1];
        for i in (0..n - 1).rev() {
            r = r * (t - i as f64) + c[i];
        }
        r
    }

    /// A tridiagonal system.
    fn spline(x: &[f64]) -> f64 {
        let n = x.len();
        let h = 1.0;
        let mut alpha = vec![0.0; n];
        for i in 1..n - 1 {
            alpha[i] = 3.0 * (x[i + 1] - x[i]) / h - 3.0 * (x[i] - x[i - 1]) / h;
        }
        let (mut l, mut mu, mut z) = (vec![1.0; n], vec![0.0; n], vec![0.0; n]);
        for i in 1..n - 1 {
            l[i] = 4.0 * h - h * mu[i - 1];
            mu[i] = h / l[i];
            z[i] = (alpha[i] - h * z[i - 1]) / l[i];
        }
        let mut c = vec![0.0; n];
        for j in (0..n - 1).rev() {
            c[j] = z[j] - mu[j] * c[j + 1];
        }
        c[1] * c[1] + c[0]
    }

    /// Gaussian elimination of rows.
    fn elimination(x: &[f64]) -> f64 {
        let mut a = vec![vec![4.0 + x[0], x[1], 1.0], vec![x[2], 5.0, x[3]], vec![0.5, x[0], 6.0]];
        let mut b = vec![x[0], 1.0, x[3]];
        let n = b.len();
        for i in 0..n {
            let piv = a[i][i];
            for j in i + 1..n {
                let f = a[j][i] / piv;
                for k in i..n {
                    let t = a[i][k];
                    a[j][k] -= f * t;
                }
                b[j] -= f * b[i];
            }
        }
        let mut r = vec![0.0; n];
        for i in (0..n).rev() {
            let s: f64 = (i + 1..n).map(|j| a[i][j] * r[j]).sum();
            r[i] = (b[i] - s) / a[i][i];
        }
        r.iter().map(|v| v * v).sum::<f64>().sqrt()
    }

    /// The logarithm of a determinant.
    fn cholesky(x: &[f64]) -> f64 {
        let n = 3;
        let a = [[4.0 + x[0] * x[0], x[1], 0.3], [x[1], 5.0 + x[2] * x[2], x[3]], [0.3, x[3], 6.0]];
        let mut l = [[0.0; 3]; 3];
        for i in 0..n {
            for j in 0..=i {
                let s: f64 = (0..j).map(|k| l[i][k] * l[j][k]).sum();
                if i == j {
                    l[i][j] = (a[i][i] - s).sqrt();
                } else {
                    l[i][j] = (a[i][j] - s) / l[j][j];
                }
            }
        }
        (0..n).map(|i| l[i][i].ln()).sum::<f64>() * 2.0
    }

    /// Of a nested array.
    fn power_iteration(x: &[f64]) -> f64 {
        let m = [[2.0, x[0]], [x[1], 3.0]];
        let mut v = [1.0, 0.5];
        for _ in 0..5 {
            let w: [f64; 2] = std::array::from_fn(|i| m[i].iter().zip(&v).map(|(a, b)| a * b).sum());
            let norm = w.iter().map(|a| a * a).sum::<f64>().sqrt();
            v = w.map(|a| a / norm);
        }
        v[0] * m[0][0] * v[0] + v[1] * m[1][0] * v[0]
    }

    /// A window of taps.
    fn filter(x: &[f64]) -> f64 {
        let taps = [0.25, 0.5, 0.25];
        let y: Vec<f64> = x
            .windows(taps.len())
            .map(|w| w.iter().zip(taps.iter().rev()).map(|(a, b)| a * b).sum())
            .collect();
        y.iter().map(|v| v.powi(2)).sum::<f64>() / y.len() as f64
    }

    /// Of two lengths.
    fn convolution(x: &[f64]) -> f64 {
        let h = [0.5, x[0], -0.25];
        let mut out = vec![0.0; x.len() + h.len() - 1];
        for (i, &a) in x.iter().enumerate() {
            for (j, &b) in h.iter().enumerate() {
                out[i + j] += a * b;
            }
        }
        out.iter().enumerate().map(|(k, v)| v * v * (k as f64).cos()).sum()
    }

    /// Of sines and cosines.
    fn spectrum(x: &[f64]) -> f64 {
        let n = x.len();
        let mut power = Vec::with_capacity(n);
        for k in 0..n {
            let (re, im) = x.iter().enumerate().fold((0.0, 0.0), |(re, im), (t, v)| {
                let (s, c) = (-std::f64::consts::TAU * (k * t) as f64 / n as f64).sin_cos();
                (re + v * c, im + v * s)
            });
            power.push(re.hypot(im));
        }
        power[1] * power[2]
    }

    /// Against its own shift.
    fn autocorrelation(x: &[f64]) -> f64 {
        let n = x.len();
        let m = x.iter().sum::<f64>() / n as f64;
        let c0: f64 = x.iter().map(|v| (v - m).powi(2)).sum();
        (1..3)
            .map(|lag| {
                let c: f64 = x[..n - lag].iter().zip(&x[lag..]).map(|(a, b)| (a - m) * (b - m)).sum();
                c / c0
            })
            .map(|r| r * r)
            .sum()
    }

    /// Through a stable softmax.
    fn cross_entropy(x: &[f64]) -> f64 {
        let m = x.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let e: Vec<f64> = x.iter().map(|v| (v - m).exp()).collect();
        let z: f64 = e.iter().sum();
        let p: Vec<f64> = e.into_iter().map(|v| v / z).collect();
        -p.iter().zip([0.1, 0.2, 0.3, 0.4]).map(|(p, t)| t * p.ln()).sum::<f64>()
    }

    /// A slice of weights each.
    fn layers(x: &[f64]) -> f64 {
        let relu = |v: f64| if v > 0.0 { v } else { 0.01 * v };
        let layers: [&[f64]; 2] = [&x[..2], &x[2..]];
        let mut h = vec![0.3, -0.7];
        for w in layers {
            h = h.iter().enumerate().map(|(i, v)| relu(v * w[i] + w[(i + 1) % w.len()])).collect();
        }
        h.iter().sum::<f64>() * h[0]
    }

    /// Discounted.
    fn present_value(x: &[f64]) -> f64 {
        let rate = 0.05 + x[0] * 0.01;
        x.iter().enumerate().map(|(t, cf)| cf / (1.0 + rate).powi(t as i32)).sum()
    }

    /// By Newton steps.
    fn rate_of_return(x: &[f64]) -> f64 {
        let mut r = 0.1;
        let cfs = [-3.0, x[0] + 2.0, x[1] + 2.0, x[2] + 2.0];
        for _ in 0..6 {
            let (f, df) = cfs.iter().zip(0..).fold((0.0, 0.0), |(f, d), (c, t)| {
                let disc = f64::powi(1.0 + r, t);
                (f + c / disc, d - t as f64 * c / (disc * (1.0 + r)))
            });
            r -= f / df;
        }
        r
    }

    /// From the peak.
    fn drawdown(x: &[f64]) -> f64 {
        let mut peak = f64::MIN;
        let mut mdd = 0.0_f64;
        let mut eq = 10.0;
        for r in x {
            eq *= 1.0 + 0.1 * r;
            if eq > peak {
                peak = eq;
            }
            mdd = mdd.max((peak - eq) / peak);
        }
        mdd
    }

    /// A closure of an array.
    fn runge_kutta(x: &[f64]) -> f64 {
        let deriv = |s: [f64; 2]| -> [f64; 2] { [s[1], -x[0] * s[0] - x[1] * s[1]] };
        let mut s = [x[2], x[3]];
        let h = 0.1;
        for _ in 0..7 {
            let k1 = deriv(s);
            let k2 = deriv([s[0] + 0.5 * h * k1[0], s[1] + 0.5 * h * k1[1]]);
            let k3 = deriv([s[0] + 0.5 * h * k2[0], s[1] + 0.5 * h * k2[1]]);
            let k4 = deriv([s[0] + h * k3[0], s[1] + h * k3[1]]);
            for i in 0..2 {
                s[i] += h / 6.0 * (k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]);
            }
        }
        s[0] * s[0] + s[1]
    }

    /// Three vectors in step.
    fn verlet(x: &[f64]) -> f64 {
        let mut pos = vec![x[0], x[1]];
        let mut vel = vec![x[2], x[3]];
        let force = |p: &[f64]| -> Vec<f64> { p.iter().map(|q| -q * q * q).collect() };
        let mut f = force(&pos);
        for _ in 0..4 {
            for ((p, v), a) in pos.iter_mut().zip(vel.iter()).zip(f.iter()) {
                *p += 0.1 * v + 0.005 * a;
            }
            let g = force(&pos);
            vel.iter_mut().zip(f.iter().zip(&g)).for_each(|(v, (a, b))| *v += 0.05 * (a + b));
            f = g;
        }
        pos[0] * vel[1] + f[0]
    }

    /// One pass.
    fn welford(x: &[f64]) -> f64 {
        let mut count = 0u32;
        let mut mean = 0.0;
        let mut m2 = 0.0;
        for &v in x {
            count += 1;
            let delta = v - mean;
            mean += delta / f64::from(count);
            m2 += delta * (v - mean);
        }
        if count < 2 { 0.0 } else { m2 / f64::from(count - 1) }
    }

    /// A table of smallest sums.
    fn time_warping(x: &[f64]) -> f64 {
        let (a, b) = x.split_at(2);
        let (n, m) = (a.len(), b.len());
        let mut d = vec![vec![f64::INFINITY; m + 1]; n + 1];
        d[0][0] = 0.0;
        for i in 1..=n {
            for j in 1..=m {
                let cost = (a[i - 1] - b[j - 1]).powi(2);
                d[i][j] = cost + d[i - 1][j].min(d[i][j - 1]).min(d[i - 1][j - 1]);
            }
        }
        d[n][m]
    }

    /// A table of largest sums.
    fn viterbi(x: &[f64]) -> f64 {
        let trans = [[0.7, 0.3], [0.4, 0.6]];
        let mut v = [x[0], x[1]];
        for e in x[2..].iter() {
            let mut nx = [f64::NEG_INFINITY; 2];
            for j in 0..2 {
                for i in 0..2 {
                    let s = v[i] + f64::ln(trans[i][j]) + e * j as f64;
                    if s > nx[j] {
                        nx[j] = s;
                    }
                }
            }
            v = nx;
        }
        v.iter().cloned().fold(f64::NAN, f64::max)
    }

    /// Sums in an iterator of sums.
    fn density(x: &[f64]) -> f64 {
        let h = 0.5;
        let k = |u: f64| (-0.5 * u * u).exp() / (2.0 * std::f64::consts::PI).sqrt();
        [0.1, 0.7]
            .iter()
            .map(|&q| x.iter().map(|&xi| k((q - xi) / h)).sum::<f64>() / (x.len() as f64 * h))
            .map(f64::ln)
            .sum()
    }

    /// Groups in vectors of their own.
    fn clusters(x: &[f64]) -> f64 {
        let mut c = vec![x[0], x[3]];
        for _ in 0..2 {
            let mut groups: Vec<Vec<f64>> = vec![Vec::new(), Vec::new()];
            for &p in x {
                let k = c
                    .iter()
                    .map(|m| (p - m).abs())
                    .enumerate()
                    .min_by(|a, b| a.1.total_cmp(&b.1))
                    .map(|(i, _)| i)
                    .unwrap();
                groups[k].push(p);
            }
            c = groups
                .iter()
                .zip(&c)
                .map(
                    |(g, old)| if g.is_empty() { *old } else { g.iter().sum::<f64>() / g.len() as f64 },
                )
                .collect();
        }
        c[0] * c[1]
    }

    /// Counts carry nothing.
    fn histogram(x: &[f64]) -> f64 {
        let (lo, hi) =
            x.iter().fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), &v| (l.min(v), h.max(v)));
        let w = (hi - lo) / 3.0;
        let mut bins = [0usize; 3];
        for v in x {
            let i = (((v - lo) / w) as usize).min(2);
            bins[i] += 1;
        }
        bins.iter().map(|&b| b as f64 * w).sum::<f64>() * bins[0] as f64
    }

    /// Sorted, and the ends cut off.
    fn trimmed_mean(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        v.sort_unstable_by(|a, b| a.total_cmp(b));
        let cut = 1;
        let t = &v[cut..v.len() - cut];
        t.iter().sum::<f64>() / t.len() as f64 * v[0]
    }

    /// Scanned and divided.
    fn running_sum(x: &[f64]) -> f64 {
        let c: Vec<f64> = x
            .iter()
            .scan(0.0, |s, &v| {
                *s += v;
                Some(*s)
            })
            .collect();
        let total = *c.last().unwrap();
        c.iter().map(|v| (v / total).powi(2)).sum()
    }

    /// Weighted by rank.
    fn gini(x: &[f64]) -> f64 {
        let mut v: Vec<f64> = x.iter().map(|a| a.exp()).collect();
        v.sort_by(|a, b| a.partial_cmp(b).unwrap());
        let n = v.len() as f64;
        let num: f64 = v.iter().enumerate().map(|(i, y)| (2.0 * (i + 1) as f64 - n - 1.0) * y).sum();
        num / (n * v.iter().sum::<f64>())
    }

    /// Forwards and backwards.
    fn thomas(x: &[f64]) -> f64 {
        let n = x.len();
        let (a, b, c) = (vec![-1.0; n], vec![4.0; n], vec![-1.0 + 0.1 * x[0]; n]);
        let mut cp = vec![0.0; n];
        let mut dp = vec![0.0; n];
        cp[0] = c[0] / b[0];
        dp[0] = x[0] / b[0];
        for i in 1..n {
            let m = b[i] - a[i] * cp[i - 1];
            cp[i] = c[i] / m;
            dp[i] = (x[i] - a[i] * dp[i - 1]) / m;
        }
        let mut r = vec![0.0; n];
        r[n - 1] = dp[n - 1];
        for i in (0..n - 1).rev() {
            r[i] = dp[i] - cp[i] * r[i + 1];
        }
        r.into_iter().map(|v| v * v).sum()
    }

    /// Pairs compared by one part.
    fn best_pair(x: &[f64]) -> f64 {
        let best = x
            .iter()
            .copied()
            .filter(|v| v.is_finite())
            .map(|v| (v, (v - 0.3).powi(2)))
            .min_by(|a, b| a.1.partial_cmp(&b.1).unwrap());
        if let Some((v, e)) = best { v * e } else { 0.0 }
    }

    /// Zipped and zipped again.
    fn three_at_once(x: &[f64]) -> f64 {
        let w = [0.1, 0.2, 0.3, 0.4];
        let b = vec![1.0; 4];
        x.iter().zip(w.iter()).zip(b.iter()).map(|((x, w), b)| (x * w + b).ln_1p()).sum::<f64>()
            + x.iter().zip(&w).map(|(a, b)| a * b).fold(0.0_f64, |m, v| m.max(v))
    }
}
