//! Options and tuples: as fields, elements, payloads, parameters, results; read, written, asked by their methods.
use super::types::*;
use autodiff::{Differentiable, differentiate};
#[derive(Clone, Debug, Differentiable)]
struct Held {
    o: Option<f64>,
    t: (f64, f64),
    p: Option<Point>,
    w: Option<(f64, f64)>,
    z: Option<[f64; 3]>,
    n: Option<usize>,
    v: Vec<Option<f64>>,
    u: (Point, f64),
}
#[derive(Clone, Debug, Differentiable)]
struct More {
    o: Option<f64>,
    r: Option<f64>,
    t: (f64, (f64, usize)),
    v: Option<Vec<f64>>,
    oo: Option<Option<f64>>,
    p: Point,
}
#[derive(Clone, Copy, Debug, Differentiable)]
enum Seg {
    Line((f64, f64), (f64, f64)),
    Maybe(Option<f64>),
    At { p: Point, o: Option<Point> },
    Nil,
}

mod reassigned_from_itself {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut best: Option<Point> = None;
        for i in 0..n {
            let q = Point { x: a * i as f64, y: b };
            best = match best {
                None => Some(q),
                Some(p) => {
                    if p.x > q.x {
                        Some(p)
                    } else {
                        Some(Point { x: q.x * p.y, y: p.x + q.y })
                    }
                }
            };
        }
        match best {
            Some(p) => p.x * p.y + p.x,
            None => a * b,
        }
    }
    holds!();
}

mod of_tuples {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut best: Option<(f64, f64)> = None;
        for i in 0..n {
            let q = (a * i as f64, b);
            best = match best {
                None => Some(q),
                Some((u, v)) => Some((u * b + q.0, v + q.1 * a)),
            };
        }
        best.map(|(u, v)| u * v).unwrap_or(a)
    }
    holds!();
}

mod fields_that_change {
    use super::*;
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Held {
        o: Option<f64>,
        t: (f64, f64),
        k: f64,
    }
    #[differentiate]
    fn g(q: &Held, k: f64) -> f64 {
        let w = match q.o {
            Some(x) => x * q.k,
            None => k,
        };
        w * q.t.0 + q.t.1
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut q = Held { o: Some(a), t: (a, b), k: a * b };
        for _ in 0..n {
            q.o = q.o.map(|x| x * b);
            q.t = (q.t.1, q.t.0 * a);
            q.t.0 += a;
        }
        if n == 2 {
            q.o = None;
        }
        g(&q, b) + q.o.unwrap_or(b) * q.t.0
    }
    holds!();
}

mod field_taken_apart {
    use super::*;
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Held {
        o: Option<f64>,
        t: (f64, f64),
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let q = Held { o: if n > 1 { Some(a * b) } else { None }, t: (a, b) };
        let (u, v) = q.t;
        if let Some(x) = q.o { x * u * v } else { u - v }
    }
    holds!();
}

mod of_every_kind {
    use super::*;
    #[differentiate]
    fn q(a: f64, b: f64, n: usize) -> Held {
        let o = if n > 1 { Some(a * b) } else { None };
        let mut v = Vec::new();
        for k in 0..n {
            if k % 2 == 0 {
                v.push(Some(a * k as f64));
            } else {
                v.push(None);
            }
        }
        Held {
            o,
            t: (a, b * b),
            p: if n > 2 { Some(Point { x: a, y: b }) } else { None },
            w: Some((b, a)),
            z: o.map(|x| [x, a, b]),
            n: None,
            v,
            u: (Point { x: b, y: a }, a),
        }
    }
    #[differentiate]
    fn g(q: &Held, k: f64) -> f64 {
        let mut t = q.o.unwrap_or(k) * q.t.0 + q.o.map_or(1.0, |x| x * x);
        if let Some(p) = q.p {
            t += p.x * p.y;
        }
        if let Some(p) = &q.p {
            t += p.dot(p);
        }
        t += q.p.map(|p| p.x * k).unwrap_or(0.5);
        t += q.p.as_ref().map_or(k, |p| p.y * p.y);
        let (u, v) = q.w.unwrap();
        t += u * v * v;
        match q.w {
            Some((x, y)) if x > 0.0 => t *= x + y,
            Some((x, _)) => t += x,
            None => {}
        }
        if let Some(z) = &q.z {
            for x in z {
                t += x * x;
            }
        }
        if let Some([x, y, _]) = q.z {
            t += x * y;
        }
        for o in &q.v {
            if let Some(x) = o {
                t += x * k;
            }
        }
        for o in &q.v {
            match o {
                Some(x) => t += x * t * 0.1,
                None => t += 0.5 * k,
            }
        }
        let (p, s) = q.u;
        t += p.x * s + q.u.0.y * q.u.1;
        if q.o.is_some() && q.n.is_none() {
            t += q.o.unwrap() * k;
        }
        t
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let q = q(a, b, n);
        g(&q, b)
    }
    holds!();
}

mod written {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut q = Held {
            o: None,
            t: (1.0, b),
            p: None,
            w: None,
            z: None,
            n: Some(n),
            v: vec![None; 2],
            u: (Point { x: b, y: a }, a),
        };
        let mut t = a;
        for i in 0..n {
            q.o = match q.o {
                None => Some(a),
                Some(x) if x > 2.0 => None,
                Some(x) => Some(x * b + 1.0),
            };
            q.p = if let Some(p) = q.p {
                Some(Point { x: p.y * a, y: p.x })
            } else {
                Some(Point { x: a, y: b })
            };
            if let Some(p) = &mut q.p {
                p.x += b;
                p.y *= a;
            }
            if let Some(x) = &mut q.o {
                *x *= b;
            }
            q.t = (q.t.1, q.t.0 + a);
            q.t.0 *= 0.5;
            q.v[i % 2] = Some(a * i as f64);
            q.u.0.x += a;
            let took = q.v[i % 2].take();
            t += q.o.unwrap_or(b) + q.p.map_or(a, |p| p.x * p.y) + took.unwrap_or(1.0);
            q.w = Some((t, a));
            q.z = q.o.map(|x| [x, t, b]);
        }
        t + q.t.0 * q.t.1 + q.u.0.x + q.w.map(|(x, y)| x * y).unwrap_or(a) + q.z.map_or(b, |z| z[0] * z[1])
    }
    holds!();
}

mod parameters {
    use super::*;
    #[differentiate]
    fn g(o: Option<(f64, f64)>, k: f64) -> f64 {
        match o {
            Some((u, v)) => u * v * k,
            None => k,
        }
    }
    #[differentiate]
    fn h(o: &Option<f64>, k: f64) -> f64 {
        match o {
            Some(u) => u * k,
            None => k * k,
        }
    }
    #[differentiate]
    fn j(o: Option<[f64; 3]>, k: f64) -> f64 {
        match o {
            Some(u) => u[0] * u[1] * k + u[2],
            None => k * k,
        }
    }
    #[differentiate]
    fn l(o: Option<Point>, k: f64) -> f64 {
        match o {
            Some(p) => p.x * p.y * k,
            None => k * k,
        }
    }
    #[differentiate]
    fn m(o: &Option<Point>, k: f64) -> f64 {
        o.map_or(k, |p| p.x * p.dot(&p))
    }
    #[differentiate]
    fn v(o: &[Option<f64>], k: f64) -> f64 {
        let mut t = k;
        for x in o {
            t += x.unwrap_or(k) * t;
        }
        t
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let o = if n > 1 { Some((a, b)) } else { None };
        let p = if n % 2 == 1 { Some(a * b) } else { None };
        let q = if n > 2 { Some([a, b, a * b]) } else { None };
        let r = if n > 0 { Some(Point { x: a, y: b }) } else { None };
        let s = [Some(a), None, Some(b)];
        g(o, a) * h(&p, b)
            + j(q, a * b)
            + l(r, a) * m(&r, b)
            + v(&s, a)
            + g(Some((a, a)), b)
            + l(None, b)
            + h(&None, a)
    }
    #[test]
    fn have_the_shape_of_their_parameter() {
        assert_eq!(grad_g(Some((2.0, 3.0)), 4.0), (Some((12.0, 8.0)), 6.0));
        assert_eq!(grad_g(None, 4.0).1, 1.0);
        assert_eq!(grad_h(&Some(2.0), 4.0), (Some(4.0), 2.0));
        assert_eq!(grad_v(&[Some(2.0), None], 0.0).0, vec![Some(0.0), None]);
    }
    holds!();
}

mod tried_and_matched {
    use super::*;
    #[differentiate]
    fn g(r: &More, k: f64) -> Option<f64> {
        let x = r.o?;
        let Some(y) = r.r else {
            return Some(k * x);
        };
        let More { t: (a, (b, n)), p: Point { x: px, .. }, .. } = r;
        let mut t = x * y + a * b + px * *n as f64;
        if let (Some(u), Some(w)) = (r.o, r.r) {
            t += u * w * k;
        }
        if matches!(r.o, Some(_)) {
            t += k;
        }
        match r {
            More { o: Some(u), p, .. } if *u > 0.0 => t += u * p.y,
            More { r: Some(w), .. } => t *= w,
            _ => t += 1.0,
        }
        if let Some(v) = &r.v {
            t += v.iter().map(|x| x * x).sum::<f64>();
            t += v[0] * k;
        }
        if let Some(Some(z)) = r.oo {
            t += z * z;
        }
        Some(t)
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let r = More {
            o: if n == 0 { None } else { Some(a) },
            r: if n == 1 { None } else { Some(b * a) },
            t: (a, (b, n)),
            v: if n > 2 { Some(vec![a, b, a * b]) } else { None },
            oo: if n > 2 {
                Some(Some(a))
            } else if n > 1 {
                Some(None)
            } else {
                None
            },
            p: Point { x: a, y: b },
        };
        g(&r, b).unwrap_or(a * b)
    }
    holds!();
}

mod in_variants {
    use super::*;
    #[differentiate]
    fn len(s: &Seg, k: f64) -> f64 {
        match s {
            Seg::Line(p, (x, y)) => (p.0 - x).hypot(p.1 - y + k),
            Seg::Maybe(Some(x)) => x * k,
            Seg::Maybe(None) => k * k,
            Seg::At { p, o: Some(q) } => p.dot(q),
            Seg::At { p: Point { x, .. }, o } => x * k + o.map_or(0.5, |q| q.x),
            Seg::Nil => 1.0,
        }
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut s = Seg::Nil;
        let mut t = 0.0;
        for k in 0..n {
            s = match s {
                Seg::Nil => Seg::Line((a, b), (b * a, 2.0)),
                Seg::Line(p, q) => Seg::Maybe(if k % 2 == 0 { Some(p.0 * q.0) } else { None }),
                Seg::Maybe(o) => Seg::At { p: Point { x: a, y: b }, o: o.map(|x| Point { x, y: a }) },
                Seg::At { p, o } => {
                    if o.is_some() {
                        Seg::At { p: Point { x: p.y, ..p }, o: None }
                    } else {
                        Seg::Nil
                    }
                }
            };
            t += len(&s, b);
        }
        t + len(&s, a)
    }
    holds!();
}

mod in_loops {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut r = More { o: Some(a), r: None, t: (a, (b, n)), v: None, oo: None, p: Point { x: a, y: b } };
        let mut t = 0.0;
        let mut k = 0;
        while let Some(x) = r.o {
            t += x * x;
            k += 1;
            r.o = if k < n { Some(x * b + 0.1) } else { None };
            r.r = r.o.or(r.r).filter(|y| *y > 0.0);
            match &mut r.v {
                Some(v) => v.push(x),
                None => r.v = Some(vec![x]),
            }
        }
        if let Some(v) = &mut r.v {
            v[0] *= a;
            v.push(t);
        }
        t + r.r.unwrap_or_default() * r.v.map_or(0.0, |v| v.iter().sum::<f64>())
    }
    holds!();
}

mod results {
    use super::*;
    #[differentiate]
    fn best(ps: &[Point], k: f64) -> Option<Point> {
        let mut best: Option<Point> = None;
        for p in ps {
            if best.is_none() || p.x * k > best.unwrap().x + 0.07 {
                best = Some(Point { x: p.x, y: p.y * k });
            }
        }
        best
    }
    #[differentiate]
    fn pairs(xs: &[f64]) -> Option<(f64, f64)> {
        let mut r: Option<(f64, f64)> = None;
        for &x in xs {
            r = Some(match r {
                None => (x, x),
                Some((lo, hi)) => (lo * 0.5 + x, hi + x * x * lo),
            });
        }
        r
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let ps: Vec<Point> = (0..n).map(|k| Point { x: a * k as f64, y: b + k as f64 }).collect();
        let xs: Vec<f64> = ps.iter().map(|p| p.x * p.y).collect();
        let mut t = a;
        if let Some(p) = best(&ps, b) {
            t += p.x * p.y;
        }
        let q = best(&ps, a);
        t += q.map(|p| p.x).unwrap_or(b);
        if let Some((lo, hi)) = pairs(&xs) {
            t += lo * hi * 0.1;
        }
        t
    }
    holds!();
}
