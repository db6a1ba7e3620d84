//! Sorts: by what stands beside the elements, by keys, of tuples, of integers.

programs! {
    /// Numbers of elements, by the elements.
    fn order_of_elements(x: &[f64]) -> f64 {
        let n = x.len();
        let mut order: Vec<usize> = (0..n).collect();
        order.sort_by(|&a, &b| x[b].partial_cmp(&x[a]).unwrap());
        order.iter().take(2).map(|&i| x[i] * x[i]).sum()
    }

    /// From a number that is captured.
    fn by_distance(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let key = x[0];
        v.sort_by(|a, b| (a - key).abs().partial_cmp(&(b - key).abs()).unwrap());
        v[1] * v[2]
    }

    /// By one part, then the other.
    fn of_pairs(x: &[f64]) -> f64 {
        let mut v: Vec<(usize, f64)> = x.iter().copied().enumerate().collect();
        v.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        v.iter().take(2).map(|(i, t)| t * (*i + 1) as f64).sum()
    }

    /// An integer made of each.
    fn by_key(x: &[f64]) -> f64 {
        let mut idx: Vec<usize> = (0..x.len()).collect();
        idx.sort_by_key(|i| (x[*i] * 1000.0) as i64);
        let mut s = 0.0;
        for w in idx.windows(2) {
            s += x[w[0]] * x[w[1]];
        }
        s
    }

    /// The largest by comparison, the smallest by key.
    fn extremes_by_key(x: &[f64]) -> f64 {
        let k =
            x.iter().enumerate().max_by(|a, b| a.1.partial_cmp(b.1).unwrap()).map(|(i, _)| i).unwrap();
        let m = x.iter().enumerate().min_by_key(|(_, v)| (**v * 100.0) as i64).unwrap().0;
        x[k] * x[m]
    }

    /// And by weights beside.
    fn of_integers(x: &[f64]) -> f64 {
        let mut idx: Vec<usize> = (0..x.len()).collect();
        let scale = x[0].abs();
        idx.sort_unstable_by(|&i, &j| {
            (x[i] * scale).partial_cmp(&(x[j] * scale)).unwrap_or(std::cmp::Ordering::Equal)
        });
        let mut ints = vec![3, 1, 2];
        ints.sort();
        ints.sort_by(|a, b| b.cmp(a));
        let w = vec![0.3, 0.9, 0.1, 0.5, 0.7, 0.2, 0.4];
        let mut p: Vec<(f64, f64)> = x.iter().copied().zip(w.iter().copied()).collect();
        p.sort_by(|a, b| a.1.partial_cmp(&b.1).unwrap());
        x[idx[0]] * x[idx[1]] * ints[0] as f64 + p[0].0 * p[1].0
    }

    /// An option of a pair.
    fn best_pair(x: &[f64]) -> f64 {
        let mut best: Option<(usize, f64)> = None;
        for (i, &v) in x.iter().enumerate() {
            if best.is_none() || v > best.unwrap().1 {
                best = Some((i, v));
            }
        }
        let (i, v) = best.unwrap();
        v * v + i as f64 * x[0]
    }
}
