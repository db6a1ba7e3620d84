//! More functions as people write them, with helpers.

use autodiff::differentiate;

#[differentiate]
fn wma(p: &[f64]) -> f64 {
    let n = p.len();
    let denom = (n * (n + 1) / 2) as f64;
    p.iter().zip(1..).map(|(v, w)| v * w as f64).sum::<f64>() / denom
}

#[differentiate]
fn typical(h: f64, l: f64, c: f64) -> f64 {
    (h + l + c) / 3.0
}

#[differentiate]
fn lerp(a: f64, b: f64, t: f64) -> f64 {
    a + (b - a) * t
}

#[differentiate]
fn kernel(d2: f64, l: f64) -> f64 {
    (-0.5 * d2 / (l * l)).exp()
}

#[differentiate]
fn givens(a: f64, b: f64) -> (f64, f64) {
    if b == 0.0 {
        (1.0, 0.0)
    } else {
        let r = a.hypot(b);
        (a / r, -b / r)
    }
}

#[derive(Clone, Copy)]
enum Side {
    Buy,
    Sell,
}
impl Side {
    fn sign(self) -> f64 {
        match self {
            Side::Buy => 1.0,
            Side::Sell => -1.0,
        }
    }
}

#[differentiate]
fn bern(n: u32, k: u32, t: f64) -> f64 {
    let mut c = 1.0;
    for i in 0..k {
        c = c * (n - i) as f64 / (i + 1) as f64;
    }
    c * t.powi(k as i32) * (1.0 - t).powi((n - k) as i32)
}

#[differentiate]
fn fft2(re: &mut [f64], im: &mut [f64]) {
    let n = re.len();
    if n < 2 {
        return;
    }
    let h = n / 2;
    for k in 0..h {
        let (a, b, c, d) = (re[k], im[k], re[k + h], im[k + h]);
        re[k] = a + c;
        im[k] = b + d;
        let (s, co) = (-std::f64::consts::TAU * k as f64 / n as f64).sin_cos();
        re[k + h] = (a - c) * co - (b - d) * s;
        im[k + h] = (a - c) * s + (b - d) * co;
    }
}

const GL: [[f64; 2]; 3] = [
    [-0.7745966692414834, 0.5555555555555556],
    [0.0, 0.8888888888888888],
    [0.7745966692414834, 0.5555555555555556],
];

programs! {
    /// Weighted averages of averages.
    fn hull_average(x: &[f64]) -> f64 {
        let hull: Vec<f64> = (2..=x.len()).map(|k| 2.0 * wma(&x[k - 2..k]) - wma(&x[..k])).collect();
        wma(&hull)
    }

    /// Bars of three numbers.
    fn channel_index(x: &[f64]) -> f64 {
        let bars: Vec<[f64; 3]> = x.windows(3).map(|w| [w[0] + 1.0, w[1], w[2]]).collect();
        let tp = bars.iter().map(|&[h, l, c]| typical(h, l, c)).collect::<Vec<f64>>();
        let m = tp.iter().sum::<f64>() / tp.len() as f64;
        let md = tp.iter().map(|t| (t - m).abs()).sum::<f64>() / tp.len() as f64;
        (tp[tp.len() - 1] - m) / (0.015 * md + 1.0)
    }

    /// The first knot that is larger.
    fn interpolation(x: &[f64]) -> f64 {
        let xs = [0.0, 0.5, 1.5, 3.0];
        let q = 0.5 + x[0].abs() * 0.2;
        let i = xs.iter().position(|&k| k > q).unwrap_or(xs.len() - 1).max(1);
        let t = (q - xs[i - 1]) / (xs[i] - xs[i - 1]);
        lerp(x[i - 1], x[i], t)
    }

    /// The knot, or where it would be.
    fn binary_search(x: &[f64]) -> f64 {
        let i = match [0.0, 0.3, 0.9, 2.0].binary_search_by(|v: &f64| v.partial_cmp(&x[0]).unwrap()) {
            Ok(i) => i,
            Err(i) => i.saturating_sub(1),
        };
        x[i.min(x.len() - 1)] * x[1]
    }

    /// How many knots are less.
    fn partition_point(x: &[f64]) -> f64 {
        let k = [0.0, 0.3, 0.9, 2.0].partition_point(|&v| v < x[0]);
        x[k.min(x.len() - 1)] * x[1]
    }

    /// A kernel matrix and its factor.
    fn gaussian_process(x: &[f64]) -> f64 {
        let n = 3;
        let pts: Vec<[f64; 2]> = (0..n).map(|i| [x[i], x[(i + 1) % 4]]).collect();
        let mut k = vec![vec![0.0; n]; n];
        for i in 0..n {
            for j in i..n {
                let d2: f64 = pts[i].iter().zip(&pts[j]).map(|(a, b)| (a - b) * (a - b)).sum();
                k[i][j] = kernel(d2, 0.7) + if i == j { 0.1 } else { 0.0 };
                k[j][i] = k[i][j];
            }
        }
        let mut l = vec![vec![0.0; n]; n];
        for i in 0..n {
            for j in 0..=i {
                let mut s = k[i][j];
                for p in 0..j {
                    s -= l[i][p] * l[j][p];
                }
                l[i][j] = if i == j { s.sqrt() } else { s / l[j][j] };
            }
        }
        (0..n).map(|i| l[i][i].ln()).sum()
    }

    /// One step of a factorisation.
    fn rotation(x: &[f64]) -> f64 {
        let mut a = [[x[0], x[1]], [x[2], x[3]]];
        let (c, s) = givens(a[0][0], a[1][0]);
        for j in 0..2 {
            let (p, q) = (a[0][j], a[1][j]);
            a[0][j] = c * p - s * q;
            a[1][j] = s * p + c * q;
        }
        a[0][0] * a[1][1]
    }

    /// A basis that grows.
    fn gram_schmidt(x: &[f64]) -> f64 {
        let norm = |v: &[f64]| v.iter().map(|a| a * a).sum::<f64>().sqrt();
        let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(p, q)| p * q).sum::<f64>();
        let vs = [vec![x[0], x[1], 1.0], vec![x[2], 0.5, x[3]]];
        let mut basis: Vec<Vec<f64>> = vec![];
        for v in &vs {
            let mut w = v.clone();
            for b in &basis {
                let c = dot(v, b);
                for (wi, bi) in w.iter_mut().zip(b) {
                    *wi -= c * bi;
                }
            }
            let n = norm(&w);
            if n > 1e-10 {
                basis.push(w.iter().map(|a| a / n).collect());
            }
        }
        basis[1][0] * basis[0][1]
    }

    /// Signs from an enumeration of constants.
    fn sides(x: &[f64]) -> f64 {
        let sides = [Side::Buy, Side::Sell, Side::Buy];
        let mut pnl = 0.0;
        for (side, w) in sides.iter().zip(x.windows(2)) {
            pnl += side.sign() * (w[1] - w[0]) * w[0];
        }
        pnl
    }

    /// Sifted up.
    fn heap(x: &[f64]) -> f64 {
        let mut heap: Vec<f64> = Vec::new();
        for &v in x {
            heap.push(v);
            let mut i = heap.len() - 1;
            while i > 0 {
                let p = (i - 1) / 2;
                if heap[p] >= heap[i] {
                    break;
                }
                heap.swap(p, i);
                i = p;
            }
        }
        heap[0] * heap[1]
    }

    /// Ends that weigh half.
    fn trapezoids(x: &[f64]) -> f64 {
        let s: f64 = x
            .iter()
            .enumerate()
            .map(|(i, &v)| if i == 0 || i + 1 == x.len() { 0.5 * v } else { v })
            .sum();
        let t = (1..x.len()).map(|i| 0.5 * (x[i] + x[i - 1]) * (x[i] - x[i - 1])).sum::<f64>();
        s * t
    }

    /// Binomials as floats.
    fn bernstein(x: &[f64]) -> f64 {
        let n = 3u32;
        let t = 0.5 + 0.1 * x[0];
        (0..=n).map(|k| bern(n, k, t) * x[k as usize]).sum()
    }

    /// From a stack to a vector.
    fn synthetic_division(x: &[f64]) -> f64 {
        let mut coeffs = x.to_vec();
        let mut out = Vec::with_capacity(coeffs.len());
        let r = 0.5;
        while let Some(c) = coeffs.pop() {
            let carry = out.last().copied().unwrap_or(0.0);
            out.push(c + carry * r);
        }
        out.reverse();
        out.iter().product::<f64>() + out.len() as f64
    }

    /// Windowed, with zero crossings.
    fn energy(x: &[f64]) -> f64 {
        let window = |n: usize, i: usize| {
            0.54 - 0.46 * (2.0 * std::f64::consts::PI * i as f64 / (n - 1) as f64).cos()
        };
        let n = x.len();
        let w: Vec<_> = (0..n).map(|i| window(n, i) * x[i]).collect();
        let e: f64 = w.iter().map(|v| v * v).sum();
        let zc = w.windows(2).filter(|p| p[0].signum() != p[1].signum()).count();
        e * (1 + zc) as f64
    }

    /// Two slices changed by a function.
    fn butterflies(x: &[f64]) -> f64 {
        let mut re = x[..4].to_vec();
        let mut im = vec![0.0; 4];
        fft2(&mut re, &mut im);
        fft2(&mut re[..2], &mut im[..2]);
        re[1] * re[1] + im[3] * im[3] + re[3]
    }

    /// A table in a local reference.
    fn coefficients(x: &[f64]) -> f64 {
        let table: &[(f64, f64, f64)] = &[(0.1, 1.0, 2.0), (0.5, 2.0, -1.0)];
        let mut s = 0.0;
        for &(a, b, c) in table {
            s += a * (b * x[0] + c * x[1]).tanh();
        }
        let last = table[table.len() - 1];
        s * last.0 + x[2] * table[0].2
    }

    /// A table of rows.
    fn quadrature(x: &[f64]) -> f64 {
        GL.iter().map(|[t, w]| w * (x[0] * t).exp() * x[1]).sum::<f64>()
            + GL.iter().map(|p| p[0] * p[1] * x[2]).sum::<f64>()
    }

    /// A tuple matched by parity.
    fn states(x: &[f64]) -> f64 {
        let mut state = (x[0], x[1], 0usize);
        for _ in 0..4 {
            state = match state {
                (a, b, n) if n % 2 == 0 => (a + 0.1 * b, b - 0.1 * a, n + 1),
                (a, b, n) => (a * b, a, n + 1),
            };
        }
        state.0 * state.1 + state.2 as f64
    }

    /// Even and odd numbers.
    fn parted(x: &[f64]) -> f64 {
        let y: Vec<f64> = x.iter().map(|v| v.sin()).collect();
        let z = {
            let mut t = y.clone();
            t.extend_from_slice(&x[..2]);
            t
        };
        let (evens, odds): (Vec<_>, Vec<_>) = z.iter().enumerate().partition(|(i, _)| i % 2 == 0);
        evens.iter().map(|(_, v)| **v).sum::<f64>()
            * odds.iter().map(|(i, v)| **v * *i as f64).sum::<f64>()
    }

    /// Rows and columns by iterators.
    fn products(x: &[f64]) -> f64 {
        let a: Vec<Vec<f64>> = x.chunks(2).filter(|c| c.len() == 2).map(<[f64]>::to_vec).collect();
        let at: Vec<Vec<f64>> = (0..2).map(|j| a.iter().map(|r| r[j]).collect()).collect();
        let p: Vec<Vec<f64>> = at
            .iter()
            .map(|r| (0..2).map(|j| r.iter().zip(&a).map(|(v, row)| v * row[j]).sum()).collect())
            .collect();
        p[0][0] * p[1][1] - p[0][1] * p[1][0]
    }
}
