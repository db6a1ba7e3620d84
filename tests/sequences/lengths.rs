//! Vectors whose length is another one later: the adjoint has the length of the moment.

programs! {
    /// A longer one takes its place after it was read.
    fn replaced_by_a_longer_one(x: &[f64]) -> f64 {
        let mut v = Vec::new();
        v.push(x[0] * x[1]);
        let s = v[0] * v[0];
        v = vec![x[1], x[2], x[3]];
        s * v[1] + v[2]
    }

    /// A shorter one does, and grows.
    fn replaced_by_a_shorter_one(x: &[f64]) -> f64 {
        let mut v = vec![x[0], x[1], x[2]];
        let s = v[2] * v[1];
        v = vec![x[1]];
        v.push(s * x[3]);
        v[1] * v[0]
    }

    /// One longer each round.
    fn replaced_in_a_loop(x: &[f64]) -> f64 {
        let mut v = vec![x[0]];
        let mut s = 0.0;
        for k in 0..3 {
            let mut w = v.clone();
            w.push(x[k] * 2.0);
            s += w[0] * w[w.len() - 1];
            v = w;
        }
        s + v[3]
    }

    /// Two of different lengths.
    fn swapped(x: &[f64]) -> f64 {
        let mut a = vec![x[0], x[1]];
        let mut b = vec![x[2] * x[3]];
        let s = a[1] * b[0];
        std::mem::swap(&mut a, &mut b);
        a.push(s);
        b[1] * a[0] + a[1]
    }

    /// In either arm, then longer again.
    fn replaced_in_a_branch(x: &[f64]) -> f64 {
        let mut v = vec![x[0]];
        let mut s = 0.0;
        for k in 0..3 {
            if x[k] > 0.0 {
                v = vec![x[k], v[0] * 2.0];
            } else {
                v = v.iter().map(|a| a * x[1]).collect();
            }
            s += v[v.len() - 1];
            v.push(s);
        }
        s + v[v.len() - 2]
    }
}
