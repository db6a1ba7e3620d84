//! Vectors of vectors that are made in the body.

programs! {
    /// Made of zeros and filled.
    fn filled(x: &[f64]) -> f64 {
        let n = x.len();
        let mut m = vec![vec![0.0; n]; n];
        for i in 0..n {
            for j in 0..n {
                m[i][j] = x[i] * x[j] + i as f64;
            }
        }
        let mut s = 0.0;
        for r in &m {
            for v in r {
                s += v * v;
            }
        }
        for i in 0..n {
            s += m[i][n - 1 - i];
        }
        s
    }

    /// Row by row.
    fn pushed(x: &[f64]) -> f64 {
        let mut rows: Vec<Vec<f64>> = Vec::new();
        for k in 0..3 {
            let mut row = Vec::with_capacity(4);
            for e in x {
                row.push(e * e * k as f64);
            }
            row[0] += x[1];
            rows.push(row);
        }
        rows[2][0] * rows[1][3] + rows.iter().map(|r| r.iter().sum::<f64>()).sum::<f64>()
    }

    /// From an iterator of iterators.
    fn collected(x: &[f64]) -> f64 {
        let m: Vec<Vec<f64>> = (0..3).map(|i| x.iter().map(|v| v.powi(i + 1)).collect()).collect();
        let mut s = 0.0;
        for (i, r) in m.iter().enumerate() {
            s += r[i] * r[0];
        }
        s
    }

    /// Listed, cloned, swapped.
    fn listed(x: &[f64]) -> f64 {
        let m = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let mut t = m.clone();
        t[0][1] = m[1][0] * 2.0;
        t.swap(0, 1);
        t[0][0] * t[1][1] - m[0][1] * m[1][0]
    }

    /// Taken off again, wanted or not.
    fn popped(x: &[f64]) -> f64 {
        let mut m = vec![vec![x[0], x[1]], vec![x[2]], vec![x[3], x[0], x[1]]];
        let r = m.pop().unwrap();
        m.pop();
        m.push(vec![r[2] * r[0]]);
        m[1][0] * m[0][1] + m.len() as f64 * r[1]
    }

    /// One step of an elimination.
    fn pivoted(x: &[f64]) -> f64 {
        let mut m = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        if x[0] < x[2] {
            m.swap(0, 1);
        }
        let f = m[1][0] / m[0][0];
        for j in 0..2 {
            let t = m[0][j];
            m[1][j] -= f * t;
        }
        m[0][0] * m[1][1]
    }

    /// A row of another length.
    fn replaced(x: &[f64]) -> f64 {
        let mut m: Vec<Vec<f64>> = vec![Vec::new(); 2];
        m[0].push(x[0]);
        let s = m[0][0] * m[0][0];
        m[0] = vec![x[1], x[2], s];
        m[1] = m[0].clone();
        m[1].truncate(2);
        let t = m[0][0];
        m[1].push(t * x[3]);
        m[0][2] * m[1][2] + m[1][1]
    }

    /// Ragged, and another one each round.
    fn grown_in_a_loop(x: &[f64]) -> f64 {
        let mut t = vec![vec![1.0; 1]; 1];
        for k in 0..3 {
            let mut next = Vec::new();
            for r in &t {
                let mut q = r.clone();
                q.push(x[k] * r[0]);
                next.push(q);
            }
            next.push(vec![x[k + 1]; 2]);
            t = next;
        }
        t.iter().map(|r| r.iter().sum::<f64>() * r.len() as f64).sum()
    }

    /// By rows and by columns, changed in place, flattened.
    fn iterated(x: &[f64]) -> f64 {
        let m: Vec<Vec<f64>> = x[..4].chunks(2).map(|c| c.to_vec()).collect();
        let c: Vec<f64> = (0..2).map(|j| m.iter().map(|r| r[j] * r[j]).sum::<f64>()).collect();
        let mut mm = m.clone();
        for (i, r) in mm.iter_mut().enumerate() {
            for v in r.iter_mut() {
                *v *= c[i];
            }
        }
        mm.iter().flatten().sum::<f64>() + mm.concat()[1]
    }

    /// A product.
    fn multiplied(x: &[f64]) -> f64 {
        let a = vec![vec![x[0], x[1]], vec![x[2], x[3]]];
        let mut c = vec![vec![0.0; 2]; 2];
        for i in 0..2 {
            for j in 0..2 {
                for k in 0..2 {
                    c[i][j] += a[i][k] * a[k][j];
                }
            }
        }
        let tr: f64 = (0..2).map(|i| c[i][i]).sum();
        tr * c[0][1]
    }

    /// Copies of one row, each with its own adjoint.
    fn repeated(x: &[f64]) -> f64 {
        let r = vec![x[0], x[1] * x[2]];
        let mut m = vec![r.clone(); 3];
        m[1][0] *= x[3];
        let a = [[x[0], x[1]]; 2];
        let b = vec![[x[2]; 2]; 2];
        m[0][0] * m[1][0] + m[2][1] + a[0][1] * a[1][0] * b[1][1]
    }

    /// Of an array of arrays.
    fn transposed(x: &[f64]) -> f64 {
        let a: [[f64; 2]; 2] = [[x[0], x[1]], [x[2], x[3]]];
        let t: Vec<Vec<f64>> = (0..2).map(|j| a.iter().map(|r| r[j]).collect::<Vec<f64>>()).collect();
        t[0][1] * a[0][1] + t[1][0]
    }
}
