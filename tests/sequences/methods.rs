//! Methods of vectors and slices that move elements or change how many there are.

programs! {
    /// Shorter, then longer again.
    fn truncate(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        v.truncate(2);
        v.push(x[0] * x[1]);
        v.iter().map(|a| a * a).sum::<f64>() * v.len() as f64
    }

    /// Used again in each round.
    fn clear(x: &[f64]) -> f64 {
        let mut v = Vec::new();
        let mut s = 0.0;
        for k in 0..3 {
            v.clear();
            for &e in x {
                v.push(e * (k as f64 + 1.0));
            }
            s += v[0] * v[k];
        }
        s
    }

    /// Longer and shorter.
    fn resize(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        v.resize(6, x[0] * x[1]);
        v.resize(5, 0.0);
        v.iter().enumerate().map(|(k, e)| e * k as f64).sum()
    }

    /// Insertion sort.
    fn insert(x: &[f64]) -> f64 {
        let mut v: Vec<f64> = Vec::new();
        for &e in x {
            let mut k = 0;
            while k < v.len() && v[k] < e {
                k += 1;
            }
            v.insert(k, e);
        }
        v[0] * v[1] + v[3] * v[3]
    }

    /// From the middle and the front.
    fn remove(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let a = v.remove(1);
        let b = v.remove(0);
        v.push(a * b);
        v.iter().enumerate().map(|(k, e)| e * (k + 1) as f64).sum::<f64>() * v[2]
    }

    /// The last one takes the place.
    fn swap_remove(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let a = v.swap_remove(1);
        a * v[1] + v[0]
    }

    /// All of it, then a part.
    fn reverse(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        v.reverse();
        v[1..].reverse();
        v.iter().fold(1.0, |a, b| a * 0.5 + b * b)
    }

    /// To the left and to the right.
    fn rotate(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        v.rotate_left(1);
        v[0] *= 2.0;
        v.rotate_right(2);
        v.iter().enumerate().map(|(k, e)| e * e * k as f64).sum()
    }

    /// Source and target overlap.
    fn copy_within(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        v.copy_within(0..2, 1);
        v[0] *= v[1];
        v.iter().enumerate().map(|(k, e)| e * e * (k as f64 + 0.5)).sum()
    }

    /// By everything there is, and `append`.
    fn extend(x: &[f64]) -> f64 {
        let mut v = vec![1.0];
        v.extend(x);
        v.extend_from_slice(&x[..1]);
        v.extend(x.iter().map(|e| e * 2.0));
        v.append(&mut vec![x[0] * x[1]]);
        v.iter().map(|a| a * a).sum::<f64>() + v[v.len() - 1]
    }

    /// The part that is taken out, and what is left.
    fn drain_a_part(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let d: Vec<f64> = v.drain(1..3).collect();
        d[0] * d[1] + v[0] * v[1]
    }

    /// Nothing is left.
    fn drain_all(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let s: f64 = v.drain(..).map(|a| a * a).sum();
        v.push(s);
        v[0] * v.len() as f64
    }

    /// Those that pass.
    fn retain(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        v.retain(|e| *e > 0.0);
        v.iter().map(|a| a * a).sum::<f64>() * v.len() as f64
    }

    /// The tail in a vector of its own.
    fn split_off(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let t = v.split_off(1);
        v[0] * t[0] + t[2]
    }

    /// Slices and rows, end to end.
    fn concat(x: &[f64]) -> f64 {
        let v = [&x[..2], &x[1..]].concat();
        let w = [[x[0], x[1]], [x[2], x[3]]].concat();
        v.iter().zip(w.iter()).map(|(a, b)| a * b).sum::<f64>() + v[4]
    }

    /// Elements of an array, each made into another.
    fn map_an_array(x: &[f64]) -> f64 {
        let a = [x[0], x[1], x[2]].map(|e| e * e + x[3]);
        let b = a.map(f64::sin);
        a[0] * b[1] + b[2]
    }

    /// What is left is empty, or zero.
    fn mem_take(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let old = std::mem::take(&mut v);
        v.push(old[0] * old[1]);
        let mut q = x[2];
        let p = std::mem::take(&mut q);
        v[0] * p + q + old[3]
    }

    /// Written through what `last_mut` and `first_mut` give.
    fn last_mut(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        if let Some(l) = v.last_mut() {
            *l *= x[0];
        }
        *v.first_mut().unwrap() += 2.0;
        *v.last_mut().expect("some") += v[0] * v[1];
        v.iter().map(|a| a * a).sum()
    }

    /// The first and the rest, the last and the rest.
    fn split_first(x: &[f64]) -> f64 {
        let (h, t) = x.split_first().unwrap();
        if let Some((l, init)) = t.split_last() { h * l + init.iter().sum::<f64>() * l } else { *h }
    }

    /// `first`, `last` and `get`, chosen at run time.
    fn references_in_options(x: &[f64]) -> f64 {
        let o = if x[0] > 0.0 { x.first() } else { x.last() };
        let p = x.get(1).or(x.first()).unwrap();
        o.map_or(1.0, |v| v * p) + x.iter().max_by(|a, b| a.total_cmp(b)).copied().unwrap_or_default()
    }

    /// Rows that are not there.
    fn of_nothing(x: &[f64]) -> f64 {
        let mut m: Vec<Vec<f64>> = Vec::new();
        let none = m.pop();
        let n = none.map_or(1.0, |r| r[0]);
        m.push(vec![x[0]]);
        let f = m.first().cloned();
        let g = m.get(3).cloned();
        let h = (x[0] > 0.0).then(|| vec![x[1], x[2]]);
        let k = m.last().cloned().unwrap_or_default();
        n * f.unwrap()[0] + g.map_or(0.5, |r| r[0]) * x[1] + h.map_or(x[3], |r| r[0] * r[1]) + k[0]
    }

    /// An option from a condition.
    fn then(x: &[f64]) -> f64 {
        let a = (x[0] > 0.0).then(|| x[0] * x[1]);
        let b = (x[1] < 0.3).then_some(x[2]);
        a.unwrap_or(1.0) * b.unwrap_or(x[3]) + (x[0] > 0.5).then(|| x[1]).map_or(0.0, |v| v * v)
    }

    /// Slices as arrays.
    fn try_into(x: &[f64]) -> f64 {
        let [a, b, c]: [f64; 3] = x[..3].try_into().unwrap();
        let q: [f64; 2] = x[1..3].try_into().expect("two");
        let r = <[f64; 2]>::try_from(&x[2..]).unwrap_or([0.5, 0.25]);
        let s: Result<[f64; 9], _> = <[f64; 9]>::try_from(x);
        (a * a + b * b + c * c).sqrt() * q[1] + r[0] * r[1] + if s.is_err() { a } else { 0.0 }
    }

    /// Without a check.
    fn unchecked(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        unsafe {
            *v.get_unchecked_mut(1) *= x[0];
            let a = *x.get_unchecked(2);
            let b = x.iter().copied().reduce(|a, b| a * 0.5 + b).unwrap_unchecked();
            a * b + v.get_unchecked(1)
        }
    }

    /// An element, or a reference to something else.
    fn get_or(x: &[f64]) -> f64 {
        let e = x.get(9).unwrap_or(&x[1]);
        let e2 = *x.get(2).unwrap_or(&0.5);
        let l = x.last().copied().unwrap_or(0.0);
        e * e2 * l
    }
}
