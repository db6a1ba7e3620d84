//! Iterators: what they are consumed by.

programs! {
    /// The item of a number.
    fn nth(x: &[f64]) -> f64 {
        let mut it = 0.0;
        if let Some(v) = x.iter().nth(2) {
            it = v * v;
        }
        it + x.iter().skip(1).nth(0).unwrap()
    }

    /// Two vectors of pairs.
    fn unzip(x: &[f64]) -> f64 {
        let (a, b): (Vec<f64>, Vec<f64>) =
            x.iter().zip(x.iter().skip(1)).map(|(p, q)| (p * q, p + q)).unzip();
        a.iter().zip(&b).map(|(u, v)| u * v).sum()
    }

    /// Those that pass, and the others.
    fn partition(x: &[f64]) -> f64 {
        let (p, n): (Vec<f64>, Vec<f64>) = x.iter().partition(|v| **v > 0.0);
        p.iter().map(|v| v * v).sum::<f64>() - n.iter().sum::<f64>() * p.len() as f64
    }

    /// A state of several numbers.
    fn fold_of_a_tuple(x: &[f64]) -> f64 {
        let (s, q, n) = x.iter().fold((0.0, 0.0, 0), |(s, q, n), v| (s + v, q + v * v, n + 1));
        q / n as f64 - (s / n as f64).powi(2)
    }

    /// A state that is an array.
    fn fold_of_an_array(x: &[f64]) -> f64 {
        let a = x.iter().fold([0.0; 2], |mut acc, v| {
            acc[0] += v;
            acc[1] += v * v;
            acc
        });
        a[0] * a[1]
    }

    /// The largest and smallest, by comparison, with their numbers.
    fn extremes(x: &[f64]) -> f64 {
        let m = x.iter().max_by(|a, b| a.partial_cmp(b).unwrap()).unwrap();
        let n = x.iter().min_by(|a, b| a.total_cmp(b)).unwrap();
        let (k, v) = x.iter().enumerate().max_by(|(_, a), (_, b)| a.partial_cmp(b).unwrap()).unwrap();
        m * n + v * k as f64
    }

    /// Pairs made into one.
    fn reduce(x: &[f64]) -> f64 {
        let m = x.iter().copied().reduce(f64::max).unwrap();
        let n = x.iter().copied().min_by(|a, b| a.total_cmp(b)).unwrap();
        (m - n) * m
    }

    /// Pairs made into a pair.
    fn fold_of_pairs(x: &[f64]) -> f64 {
        let (a, b) = x
            .chunks_exact(2)
            .map(|c| (c[0], c[1]))
            .fold((0.0, 1.0), |acc, (p, q)| (acc.0 + p * q, acc.1 * q));
        a * b
    }

    /// Two passes.
    fn log_sum_exp(x: &[f64]) -> f64 {
        let m = x.iter().cloned().fold(f64::NEG_INFINITY, f64::max);
        let s: f64 = x.iter().map(|v| (v - m).exp()).sum();
        m + s.ln()
    }

    /// Neighbours.
    fn differences(x: &[f64]) -> f64 {
        let d: Vec<f64> = x.windows(2).map(|w| w[1] - w[0]).collect();
        d.iter().map(|v| v * v).sum::<f64>() / d.len() as f64
    }

    /// What `chunks_exact` leaves.
    fn remainder(x: &[f64]) -> f64 {
        let it = x.chunks_exact(3);
        let rest = it.remainder();
        let mut s = 0.0;
        for c in it {
            s += c[0] * c[1] * c[2];
        }
        for r in rest {
            s += r * r;
        }
        s
    }

    /// `rchunks`.
    fn parts_from_the_end(x: &[f64]) -> f64 {
        x.rchunks(3).map(|c| c.iter().product::<f64>()).sum()
    }

    /// Tuples and slices in an array literal.
    fn arrays_of_tuples(x: &[f64]) -> f64 {
        let mut s = 0.0;
        for (w, v) in [(0.5, x[0]), (0.25, x[1] * x[2])] {
            s += w * v * v;
        }
        s + [(1.0, x[3]), (2.0, x[0])].iter().map(|(a, b)| a * b).sum::<f64>()
            + [&x[..2], &x[2..]].iter().map(|p| p[0] * p[1]).sum::<f64>()
    }
}
