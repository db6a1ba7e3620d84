//! Several vectors of vectors in one block.

programs! {
    /// Rows beside rows: shapes come off the tape in order.
    fn orthogonalised(x: &[f64]) -> f64 {
        let vs = [vec![x[0], x[1], 1.0], vec![x[2], 0.5, x[3]]];
        let mut basis: Vec<Vec<f64>> = vec![];
        for v in &vs {
            let mut w = v.clone();
            for b in &basis {
                let c = v.iter().zip(b).map(|(p, q)| p * q).sum::<f64>();
                for (wi, bi) in w.iter_mut().zip(b) {
                    *wi -= c * bi;
                }
            }
            let n = w[0];
            if n > 1e-10 {
                basis.push(w.iter().map(|a| a / n).collect());
            }
        }
        basis[0][0] * basis[0][1]
    }

    /// The same, by a fixed element.
    fn reduced(x: &[f64]) -> f64 {
        let vs = [vec![x[0], x[1], 1.0], vec![x[2], 0.5, x[3]]];
        let mut basis: Vec<Vec<f64>> = vec![];
        for v in &vs {
            let mut w = v.clone();
            for b in &basis {
                let c = v[0] * b[0];
                for (wi, bi) in w.iter_mut().zip(b) {
                    *wi -= c * bi;
                }
            }
            basis.push(w.iter().map(|a| a / v[0]).collect());
        }
        basis[1][0] * basis[0][1]
    }

    /// In one element.
    fn projected(x: &[f64]) -> f64 {
        let vs = [vec![x[0], x[1], 1.0], vec![x[2], 0.5, x[3]]];
        let mut basis: Vec<Vec<f64>> = vec![];
        for v in &vs {
            let mut w = v.clone();
            for b in &basis {
                let c = v.iter().zip(b).map(|(p, q)| p * q).sum::<f64>();
                w[0] -= c * b[1];
            }
            basis.push(w);
        }
        basis[1][0] * basis[0][1]
    }

    /// By a norm that may be too small.
    fn normalised(x: &[f64]) -> f64 {
        let vs = [vec![x[0], x[1], 1.0], vec![x[2], 0.5, x[3]]];
        let mut basis: Vec<Vec<f64>> = vec![];
        for v in &vs {
            let w = v.clone();
            let n = w.iter().map(|a| a * a).sum::<f64>().sqrt();
            if n > 1e-10 {
                basis.push(w.iter().map(|a| a / n).collect());
            }
        }
        basis[1][0] * basis[0][1]
    }
}
