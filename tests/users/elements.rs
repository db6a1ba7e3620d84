//! Sequences of structs and of rows: what calls give collected in them, elements taken off again.
use super::types::*;
use autodiff::{Differentiable, differentiate};

mod popped {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut v: Vec<Point> = Vec::new();
        for i in 0..n {
            v.push(Point { x: a * i as f64, y: b });
        }
        let mut t = a;
        while let Some(p) = v.pop() {
            t += p.x * p.y * t;
        }
        t
    }
    holds!();
}

mod retained_and_truncated {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut v: Vec<Point> = Vec::new();
        for i in 0..n {
            v.push(Point { x: a * i as f64, y: b });
        }
        v.retain(|p| p.x * p.y < 2.0);
        let mut t = a;
        for p in &v {
            t += p.x * p.y * t;
        }
        v.truncate(1);
        for p in &v {
            t += p.x * p.y * t;
        }
        t
    }
    holds!();
}

mod rows_in_a_field {
    use super::*;
    #[derive(Clone, Debug, Differentiable)]
    struct M {
        rows: Vec<Vec<f64>>,
        k: f64,
    }
    #[differentiate]
    fn m(a: f64, b: f64, n: usize) -> M {
        let mut rows: Vec<Vec<f64>> = Vec::new();
        for i in 0..n {
            let mut r = vec![];
            for j in 0..=i {
                r.push(a * j as f64 + b);
            }
            rows.push(r);
        }
        M { rows, k: a }
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let m = m(a, b, n);
        let mut t = m.k;
        for r in &m.rows {
            for x in r {
                t += x * x;
            }
        }
        t
    }
    holds!();
}

mod rows_from_calls {
    use super::*;
    #[differentiate]
    fn row(a: f64, b: f64, n: usize) -> Vec<f64> {
        let mut r = vec![];
        for j in 0..n {
            r.push(a * j as f64 + b);
        }
        r
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let rows: Vec<Vec<f64>> = (0..n).map(|k| row(a, b, k)).collect();
        let mut t = a;
        for r in &rows {
            for x in r {
                t += x * x * a;
            }
        }
        t
    }
    holds!();
}

mod arrays_from_calls {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let ps = [Point::new(a, b), Point::new(b, a), Point::new(a * b, 1.0)];
        let qs: [[Point; 2]; 2] =
            [[Point { x: a, y: b }, Point { x: 1.0, y: a }], [Point::new(b, b), Point::new(a, a)]];
        let mut t = 0.0;
        for p in &ps {
            t += p.x * p.y * p.y;
        }
        for r in &qs {
            for p in r {
                t += p.x * p.y * p.y;
            }
        }
        t + qs[1][0].x * ps[n % 3].y
    }
    holds!();
}

mod indices_retained_by_floats {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, _n: usize) -> f64 {
        let w = [a, b, a * b, b - a];
        let mut idx: Vec<usize> = (0..4).collect();
        idx.retain(|&i| w[i] > 0.1);
        let mut t = b;
        for i in idx {
            t += w[i] * w[i] * t;
        }
        t
    }
    holds!();
}

mod literals_of_calls {
    use super::*;
    #[differentiate]
    fn row(a: f64, b: f64, n: usize) -> Vec<f64> {
        let mut r = vec![];
        for j in 0..n {
            r.push(a * j as f64 + b);
        }
        r
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut rows = vec![row(a, b, n), row(b, a, 2)];
        rows.push(row(a, a, 3));
        let mut t = a;
        for r in &rows {
            for x in r {
                t += x * x * a;
            }
        }
        let more: Vec<_> = (0..n).map(|k| row(b, a, k)).collect();
        for r in &more {
            for x in r {
                t += x * x * a;
            }
        }
        let ps: Vec<Point> = (0..n).map(|k| Point::new(a * k as f64, b)).collect();
        for p in &ps {
            t += p.x * p.y;
        }
        let qs = vec![Point::new(a, b); 3];
        for p in &qs {
            t += p.x * p.y;
        }
        let rs: [[Point; 2]; 2] =
            [[Point::new(a, b), Point::new(b, a)], [Point::new(a, a), Point::new(b, b)]];
        t + rs[1][0].x * qs[1].y
    }
    holds!();
}

mod methods_of_elements {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let ps = [Point::new(a, b), Point::new(b, a)];
        let v: Vec<Point> = vec![Point::new(a, b), Point::new(b, a)];
        let mut t = 0.0;
        for k in 0..n {
            t += ps[k % 2].dot(&v[(k + 1) % 2]);
        }
        t
    }
    holds!();
}

mod rows_of_a_call {
    use super::*;
    #[differentiate]
    fn table(x: f64, n: usize) -> Vec<Vec<f64>> {
        let mut rows = vec![vec![x; 2]; 2];
        rows.push(vec![x * x; n]);
        rows
    }
    #[differentiate]
    fn square(x: f64, y: f64) -> [[f64; 2]; 2] {
        [[x, y], [x * y, y - x]]
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let m = table(a, n);
        let s = square(b, a);
        let mut t = m[0][1] * m[1][0] + s[1][0] * s[0][0];
        for row in &m {
            for x in row {
                t += x * b;
            }
        }
        for k in 0..m[2].len() {
            t += m[2][k] * s[1][k % 2];
        }
        t
    }
    holds!();
}

mod given_back {
    use super::*;
    #[differentiate]
    fn all(a: f64, b: f64, n: usize) -> Vec<Point> {
        let mut made = vec![Point::new(a, b)];
        for k in 0..n {
            made.push(Point::new(b, a * k as f64));
        }
        made
    }
    #[differentiate]
    fn row(x: f64, n: usize) -> Vec<f64> {
        vec![x; n]
    }
    #[differentiate]
    fn table(a: f64, n: usize) -> Vec<Vec<f64>> {
        let rows: Vec<_> = (0..n).map(|k| row(a * a, k)).collect();
        rows
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut t = b;
        for p in &all(a, b, n) {
            t += p.x * p.y;
        }
        let rows = table(b, n);
        for row in &rows {
            for x in row {
                t += x * a;
            }
        }
        t
    }
    holds!();
}
