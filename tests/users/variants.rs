//! Enums: which variant there is, and of what length, is known when the program runs; variants that were imported.
use super::types::*;
use autodiff::differentiate;

mod length_at_run_time {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let s = if n > 1 { Bag::Many(vec![a, b, a * b]) } else { Bag::One(a) };
        match &s {
            Bag::Many(v) => {
                let mut t = 0.0;
                for x in v {
                    t += x * x;
                }
                t
            }
            Bag::One(x) => x * b,
            Bag::Nothing => 0.0,
        }
    }
    holds!();
}

mod vector_that_grew {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut v = Vec::new();
        for i in 0..n {
            v.push(a * (i as f64) + b);
        }
        let s = Bag::Many(v);
        match &s {
            Bag::Many(v) => {
                let mut t = 0.0;
                for x in v {
                    t += x * x;
                }
                t
            }
            Bag::One(x) => x * b,
            Bag::Nothing => 0.0,
        }
    }
    holds!();
}

mod variant_from_round_to_round {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut s = Bag::Nothing;
        let mut t = 0.0;
        for _ in 0..n {
            s = match s {
                Bag::Nothing => Bag::One(a),
                Bag::One(x) => Bag::Many(vec![x, b]),
                Bag::Many(mut v) => {
                    v.push(a * b);
                    if v.len() > 4 { Bag::Nothing } else { Bag::Many(v) }
                }
            };
            t += match &s {
                Bag::Many(v) => {
                    let mut t = 0.0;
                    for x in v {
                        t += x * x;
                    }
                    t
                }
                Bag::One(x) => x * b,
                Bag::Nothing => a,
            };
        }
        t
    }
    holds!();
}

mod reassigned_by_a_match {
    use super::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let mut s = Shape::Ring(a, b);
        for _ in 0..n {
            s = match s {
                Shape::Circle(x) => Shape::Rect { w: x, h: b },
                Shape::Rect { w, h } => Shape::Ring(w * h, h),
                Shape::Ring(x, y) => Shape::Circle(x * y),
                Shape::Empty => Shape::Empty,
            };
        }
        match s {
            Shape::Circle(x) => x * b,
            Shape::Rect { w, h } => w - h,
            Shape::Ring(x, y) => x * y + a,
            Shape::Empty => 1.0,
        }
    }
    holds!();
}

mod all_imported {
    use super::*;
    use Shape::*;
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let s = if n > 1 { Circle(a * b) } else { Rect { w: a, h: b } };
        match s {
            Circle(x) => x * b,
            Rect { w, h } => w * h - w,
            Ring(x, y) => x * y + a,
            Empty => 1.0,
        }
    }
    holds!();
}

mod some_imported {
    use super::*;
    use Shape::{Circle, Empty, Rect};
    #[differentiate]
    fn g(e: &Shape, k: f64) -> f64 {
        match e {
            Circle(x) => *x * k,
            Rect { w, h } => w * h - w,
            Shape::Ring(x, y) => x * y,
            Empty => k * k,
        }
    }
    #[differentiate]
    fn f(a: f64, b: f64, n: usize) -> f64 {
        let e = match n {
            0 => Circle(a),
            1 => Rect { w: a, h: b },
            2 => Shape::Ring(a, b * b),
            _ => Empty,
        };
        g(&e, b) * a
    }
    holds!();
}
