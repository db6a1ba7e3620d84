//! Vectors and arrays of tuples.

use autodiff::differentiate;

#[differentiate]
fn slope(p: &[(f64, usize)]) -> f64 {
    let n = p.len() as f64;
    let mx = p.iter().map(|&(_, x)| x as f64).sum::<f64>() / n;
    let my = p.iter().map(|&(y, _)| y).sum::<f64>() / n;
    let (num, den) = p.iter().fold((0.0, 0.0), |(num, den), &(y, x)| {
        let dx = x as f64 - mx;
        (num + dx * (y - my), den + dx * dx)
    });
    num / den
}

#[differentiate]
fn hull(p: &[(f64, f64)]) -> Vec<(f64, f64)> {
    p.iter().map(|(a, b)| (a * b, a + b)).collect()
}

#[differentiate]
fn pairs(x: &[f64]) -> Vec<(f64, usize)> {
    x.iter().enumerate().map(|(i, v)| (v * v, i)).collect()
}
#[differentiate]
fn tot(p: &[(f64, usize)]) -> f64 {
    p.iter().map(|(v, k)| v * (*k + 1) as f64).sum()
}

#[differentiate]
fn mix(p: &[(f64, f64)], q: &mut [(f64, f64)]) -> f64 {
    q[0].0 *= p[1].1;
    q.iter().zip(p).map(|(a, b)| a.0 * b.1).sum()
}

programs! {
    /// From an iterator.
    fn collected(x: &[f64]) -> f64 {
        let pts: Vec<(f64, f64)> = x.windows(2).map(|w| (w[0], w[1])).collect();
        let (sx, sy) = pts.iter().fold((0.0, 0.0), |(a, b), (p, q)| (a + p * q, b + q));
        sx * sy + pts[1].0 * pts[0].1 + pts.len() as f64 * x[0]
    }

    /// One by one, to a vector of open type.
    fn pushed(x: &[f64]) -> f64 {
        let mut pts = Vec::new();
        for (i, v) in x.iter().enumerate() {
            pts.push((i as f64, v * v));
        }
        let mut area = 0.0;
        for i in 1..pts.len() {
            let (x0, y0) = pts[i - 1];
            let (x1, y1) = pts[i];
            area += 0.5 * (x1 - x0) * (y0 + y1);
        }
        area
    }

    /// A part that carries nothing, handed to a function.
    fn with_a_number(x: &[f64]) -> f64 {
        let v: Vec<(f64, usize)> = x.iter().enumerate().map(|(i, &y)| (y, i)).collect();
        slope(&v) * x[0]
    }

    /// By one part.
    fn sorted(x: &[f64]) -> f64 {
        let mut v: Vec<(usize, f64)> = x.iter().copied().enumerate().collect();
        v.sort_by(|a, b| a.1.partial_cmp(&b.1).unwrap());
        let (i, top) = v[v.len() - 1];
        top * top * (i + 1) as f64 + v.iter().map(|(k, e)| *k as f64 * e).sum::<f64>()
    }

    /// By a function that makes others of them.
    fn given_back(x: &[f64]) -> f64 {
        let v: Vec<(f64, f64)> = vec![(x[0], x[1]), (x[2], x[3])];
        let h: Vec<(f64, f64)> = hull(&v);
        h[0].0 * h[1].1
    }

    /// A stack.
    fn popped(x: &[f64]) -> f64 {
        let mut best = (0usize, f64::MIN);
        for (i, v) in x.iter().enumerate() {
            if *v > best.1 {
                best = (i, *v);
            }
        }
        let mut stack = vec![(1.0, x[0])];
        while let Some((w, v)) = stack.pop() {
            if w < 4.0 {
                stack.push((w * 2.0, v * x[1]));
            } else {
                return v * best.1;
            }
        }
        0.0
    }

    /// Changed in part and whole, swapped, indexed at run time.
    fn of_an_array(x: &[f64]) -> f64 {
        let mut p = [(x[0], x[1]), (x[2], x[3])];
        p[0].0 *= 2.0;
        p[1] = (p[0].1, p[1].0);
        p.swap(0, 1);
        let k = if x[0] > 0.0 { 0 } else { 1 };
        p[k].0 * p[1 - k].1
    }

    /// A result with a part that carries nothing.
    fn given_and_taken(x: &[f64]) -> f64 {
        let p: Vec<(f64, usize)> = pairs(x);
        tot(&p) * p[1].0
    }

    /// By a function, through `&mut`.
    fn written(x: &[f64]) -> f64 {
        let mut p = vec![(x[0], x[1]); 2];
        p[1].1 = x[2];
        let q = p.clone();
        let a = mix(&q, &mut p);
        let b = mix(&q, &mut p);
        a * b + p[0].0
    }

    /// By the methods of vectors.
    fn moved(x: &[f64]) -> f64 {
        let mut v: Vec<(f64, f64)> = Vec::new();
        for k in 0..3 {
            v.clear();
            for w in x.windows(2) {
                v.push((w[0] * k as f64, w[1]));
            }
            v.truncate(2);
            v.insert(1, (x[0], x[1]));
            v.reverse();
        }
        v.retain(|p| p.0 < 100.0);
        let (a, b) = v.remove(0);
        let l = v.last_mut().unwrap();
        l.0 += a;
        let m = v.iter().max_by(|p, q| p.0.total_cmp(&q.0)).unwrap();
        m.0 * m.1 * b + v.first().map_or(0.0, |(p, q)| p * q)
    }

    /// Of different lengths.
    fn in_rows(x: &[f64]) -> f64 {
        let g: Vec<Vec<(f64, usize)>> = (0..2)
            .map(|k| {
                x.iter().enumerate().filter(|(i, _)| i % 2 == k).map(|(i, v)| (v * v, i)).collect()
            })
            .collect();
        let mut s = 0.0;
        for row in &g {
            for &(v, i) in row {
                s += v * i as f64;
            }
            s *= row[0].0;
        }
        s
    }

    /// Bound by a pattern, folded.
    fn copied(x: &[f64]) -> f64 {
        let nodes = [(0.5, x[0]), (0.3, x[1]), (0.2, x[2])];
        let mut s = 0.0;
        for i in 0..3 {
            let (w, t) = nodes[i];
            s += w * t.sin() * nodes[2 - i].1;
        }
        let best = nodes.iter().copied().fold((0.0, f64::MIN), |a, b| if b.1 > a.1 { b } else { a });
        s * best.0 * best.1
    }

    /// Filled in a loop, unzipped.
    fn repeated(x: &[f64]) -> f64 {
        let t = [[x[0], x[1]], [x[2], x[3]]];
        let mut q = [(0.0, 0.0); 3];
        for k in 0..3 {
            q[k] = (t[k % 2][0] * k as f64, t[0][1]);
            if k > 0 {
                let (a, b) = q[k - 1];
                q[k].0 += a * b;
            }
        }
        let (p, r): (Vec<f64>, Vec<f64>) = q.iter().copied().unzip();
        p[2] * r[1] + p[1]
    }
}

#[differentiate]
fn crossed(p: [(f64, f64); 2], q: &[(f64, f64); 2], r: Vec<(f64, usize)>) -> f64 {
    p.iter().map(|(a, b)| a * b).sum::<f64>() + p[0].1 * q[1].0 + r[0].0 * r[0].1 as f64
}

/// Gradients in the shape of the parameters; what carries nothing is a `Zero` in a row.
#[test]
fn gradients_of_rows() {
    let (p, q, r) = grad_crossed([(1.0, 2.0), (3.0, 4.0)], &[(1.0, 2.0), (3.0, 4.0)], vec![(0.5, 3)]);
    assert_eq!(p, [(2.0, 4.0), (4.0, 3.0)]);
    assert_eq!(q, [(0.0, 0.0), (2.0, 0.0)]);
    assert_eq!(r, [(3.0, autodiff::Zero)]);
    let points = [(1.0, 2), (0.5, 3)];
    let mut buffer = [(7.0, autodiff::Zero); 2];
    grad_tot_into(&points, &mut buffer);
    assert_eq!(buffer, [(3.0, autodiff::Zero), (4.0, autodiff::Zero)]);
    let (value, record) = forward_tot(&points);
    assert_eq!(value, 5.0);
    assert_eq!(reverse_tot(&record, -2.0), [(-6.0, autodiff::Zero), (-8.0, autodiff::Zero)]);
    let (_, record) = forward_pairs(&[1.5, -2.0]);
    let seed = [(1.0, autodiff::Zero), (-1.0, autodiff::Zero)];
    assert_eq!(reverse_pairs(&record, &seed), [3.0, 4.0]);
}
