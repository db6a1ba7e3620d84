//! References that are chosen at run time, and those that change what they refer to.

programs! {
    /// A pair of slices in either order.
    fn slices(x: &[f64]) -> f64 {
        let (a, b) = x.split_at(2);
        let (s, t) = if x[0] < x[1] { (a, b) } else { (b, a) };
        s[0] * t[1] + s[1] * s[1]
    }

    /// Of one vector: which element, and where it is written.
    fn elements(x: &[f64]) -> f64 {
        let mut v = x.to_vec();
        let m = if v[0] > v[1] { &mut v[0] } else { &mut v[1] };
        *m *= 2.0;
        *m += x[2];
        let k = if x[3] > 0.5 { 1 } else { 2 };
        let (l, r) = v.split_at_mut(k);
        let t = if x[0] > 0.0 { &l[0] } else { &r[0] };
        t * t + v[1]
    }

    /// The best so far; what is left of a slice.
    fn that_move_on(x: &[f64]) -> f64 {
        let mut best = &x[0];
        for v in x {
            if v > best {
                best = v;
            }
        }
        let mut r = &x[1..];
        let mut s = 0.0;
        while let [a, rest @ ..] = r {
            s += a * r.len() as f64;
            r = rest;
        }
        s * *best
    }

    /// The longest row.
    fn rows(x: &[f64]) -> f64 {
        let rows = vec![vec![x[0]], vec![x[1], x[2] * x[0]], vec![x[3], x[1]]];
        let mut l = &rows[0];
        for r in &rows {
            if r.len() > l.len() {
                l = r;
            }
        }
        l[1] * l[0] + rows.last().unwrap()[0] + rows.first().map_or(0.0, |r| r[0])
    }
}
