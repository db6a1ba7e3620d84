//! `VecDeque`: a vector by another name; and collecting what may not be there.

use autodiff::differentiate;
use std::collections::VecDeque;

#[derive(Debug)]
#[expect(dead_code, reason = "what an error holds is not looked at here")]
enum Bad {
    Negative(usize),
}
#[differentiate]
fn roots(x: &[f64]) -> Result<Vec<f64>, Bad> {
    x.iter()
        .enumerate()
        .map(|(k, v)| if *v > -0.3 { Ok((v + 1.0).sqrt()) } else { Err(Bad::Negative(k)) })
        .collect()
}
#[differentiate]
fn tot(x: &[f64]) -> Result<f64, Bad> {
    let r: Vec<f64> = x
        .iter()
        .enumerate()
        .map(|(k, v)| if *v > -0.3 { Ok((v + 1.0).ln()) } else { Err(Bad::Negative(k)) })
        .collect::<Result<Vec<_>, Bad>>()?;
    Ok(r.iter().sum())
}
#[differentiate]
fn opt(x: &[f64]) -> Option<f64> {
    let r = x.iter().map(|v| if *v > -9.0 { Some(v * v) } else { None }).collect::<Option<Vec<f64>>>()?;
    Some(r[0] * r[1])
}

programs! {
    /// A sum over the last two.
    fn window(x: &[f64]) -> f64 {
        let mut dq = std::collections::VecDeque::new();
        let mut s = 0.0;
        for &v in x {
            dq.push_back(v);
            if dq.len() > 2 {
                let old = dq.pop_front().unwrap();
                s -= old * old;
            }
            s += dq.iter().sum::<f64>() * dq[0];
        }
        s + dq.front().unwrap() * dq.back().copied().unwrap_or(0.0)
    }

    /// Deviations from a moving mean, then both ends.
    fn averages(x: &[f64]) -> f64 {
        let mut w: VecDeque<f64> = VecDeque::with_capacity(3);
        let mut out = Vec::new();
        for v in x.iter() {
            if w.len() == 3 {
                w.pop_front();
            }
            w.push_back(*v);
            let m = w.iter().sum::<f64>() / w.len() as f64;
            out.push((v - m).powi(2));
        }
        let mut q: VecDeque<f64> = out.iter().copied().collect();
        q.rotate_left(1);
        q.push_front(x[0]);
        while let Some(t) = q.pop_back() {
            if q.is_empty() {
                break;
            }
            let f = q.front_mut().unwrap();
            *f += t * t;
        }
        w[1] * w[0]
    }

    /// A recursive filter, and a queue of pairs.
    fn delays(x: &[f64]) -> f64 {
        let mut q = VecDeque::from(vec![0.0; 2]);
        let mut y = 0.0;
        for &v in x {
            y = 0.5 * v + 0.3 * q[0] - 0.1 * q[1];
            q.pop_back();
            q.push_front(y);
        }
        let mut st: VecDeque<(usize, f64)> = VecDeque::new();
        st.push_back((0, x[0]));
        while let Some((d, t)) = st.pop_front() {
            if d < 2 {
                st.push_back((d + 1, t * x[1]));
            } else {
                y += t;
            }
        }
        y * y
    }

    /// Collected into an `Option` and a `Result`.
    fn all_or_none(x: &[f64]) -> f64 {
        let a = tot(x).unwrap_or(2.0);
        let b = opt(x).unwrap();
        let c: Option<Vec<f64>> = x.iter().map(|v| (*v < 0.95).then_some(*v)).collect();
        a * b + c.map_or(x[1], |v| v[0] * v[2])
    }
}
