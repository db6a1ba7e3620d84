//! Enums of the user's with floats in them: as parameters, made, matched, changed, given back.

use crate::common::assert_close;
use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
enum Shape {
    Circle(f64),
    Rect { w: f64, h: f64 },
    Rings(i32, f64),
    Empty,
}

#[differentiate]
impl Shape {
    fn area(&self) -> f64 {
        match self {
            Shape::Circle(r) => std::f64::consts::PI * r * r,
            Shape::Rect { w, h } => w * h,
            Self::Rings(n, r) => *n as f64 * r.powi(*n),
            Shape::Empty => 0.5,
        }
    }
    fn grown(&self, k: f64) -> Shape {
        match *self {
            Shape::Circle(r) => Shape::Circle(r * k),
            Shape::Rect { w, h } => Shape::Rect { w: w + k, h: h * w },
            other => other,
        }
    }
}

/// By reference, by value, with guards and `..`.
#[differentiate]
fn weighted(first: &Shape, second: Shape, k: f64) -> f64 {
    let u = match first {
        Shape::Circle(r) if *r > 1.0 => r * r * k,
        Shape::Circle(r) => *r,
        Shape::Rect { w, .. } => *w,
        _ => 0.25,
    };
    let v = if let Shape::Rect { h, w: 0.5..2.0 } = second { h * h } else { k };
    u * v * second.area()
}

#[test]
fn gradients_have_the_variant_of_their_point() {
    let (first, second, k) = grad_weighted(&Shape::Circle(2.0), Shape::Rect { w: 1.5, h: -0.5 }, 3.0);
    // 3r²·h²·wh
    assert_eq!(first, ShapeTangent::Circle(3.0 * 4.0 * 0.25 * -0.75));
    assert_eq!(second, ShapeTangent::Rect { w: 12.0 * -0.125, h: 12.0 * 3.0 * 0.25 * 1.5 });
    assert_close(k, 4.0 * 0.25 * -0.75);
    let (first, second, _) = grad_weighted(&Shape::Empty, Shape::Empty, 3.0);
    assert_eq!((first, second), (ShapeTangent::Empty, ShapeTangent::Empty));
    let (value, record) = forward_weighted(&Shape::Circle(0.5), Shape::Rings(3, 2.0), -1.5);
    assert_eq!(value, weighted(&Shape::Circle(0.5), Shape::Rings(3, 2.0), -1.5));
    let (first, second, k) = reverse_weighted(&record, -2.0);
    assert_eq!(first, ShapeTangent::Circle(-2.0 * -1.5 * 24.0));
    assert_eq!(second, ShapeTangent::Rings(autodiff::Zero, -2.0 * 0.5 * -1.5 * 36.0));
    assert_close(k, -2.0 * 0.5 * 24.0);
}

#[differentiate]
fn made(a: f64, b: f64) -> f64 {
    let s = if a > 0.0 { Shape::Circle(a * b) } else { Shape::Rect { w: a, h: b } };
    let t = s.grown(b);
    s.area() * t.area() + Shape::Rings(2, b).area()
}

/// The variant changes from round to round.
#[differentiate]
fn cycled(a: f64, b: f64, n: usize) -> f64 {
    let mut s = Shape::Empty;
    let mut sum = 0.0;
    for _ in 0..n {
        sum += s.area() * b;
        s = match s {
            Shape::Empty => Shape::Circle(a),
            Shape::Circle(r) => Shape::Rect { w: r * b, h: a },
            Shape::Rect { w, h } => Shape::Rings(2, w * h),
            Shape::Rings(n, v) => Shape::Circle(v * n as f64),
        };
    }
    sum + s.area()
}

/// What a variant holds is changed in place.
#[differentiate]
fn in_place(a: f64, b: f64) -> f64 {
    let mut s = Shape::Rect { w: a, h: b };
    if let Shape::Rect { w, h } = &mut s {
        *w *= *h;
        *h += a;
    }
    let Shape::Rect { w, h } = s else { return a };
    w * w * h + s.area()
}

#[test]
fn values_that_are_made_inside() {
    check!(made, grad_made, value_and_grad_made, forward_made, reverse_made;
        (1.5, 0.5), (-0.75, 1.25), (0.5, -2.0), (-1.5, -0.25));
    check!(in_place, grad_in_place, value_and_grad_in_place, forward_in_place, reverse_in_place;
        (1.5, 0.5), (-0.75, 1.25), (0.5, -2.0));
    for n in [0, 1, 2, 3, 7] {
        check!(cycled, grad_cycled, value_and_grad_cycled, forward_cycled, reverse_cycled;
            (1.5, 0.5, n), (-0.75, 1.25, n), (0.5, -2.0, n));
    }
}

/// A seed for an enum is of the variant of the result.
#[test]
fn results() {
    let s = Shape::Rect { w: 1.5, h: -2.0 };
    let (value, tape) = s.forward_grown(3.0);
    assert_eq!(value, s.grown(3.0));
    let (gradient, k) = s.reverse_grown(&tape, ShapeTangent::Rect { w: 2.0, h: 0.5 });
    assert_eq!((gradient, k), (ShapeTangent::Rect { w: 2.0 - 1.0, h: 0.75 }, 2.0));
}

/// An expression tree: recursion through `Box`.
#[derive(Clone, Differentiable)]
enum Tree {
    Number(f64),
    Variable(usize),
    Sum(Vec<Tree>),
    Product(Box<Tree>, Box<Tree>),
}

#[differentiate]
fn evaluate(tree: &Tree, at: &[f64]) -> f64 {
    match tree {
        Tree::Number(c) => *c,
        Tree::Variable(k) => at[*k],
        Tree::Sum(all) => {
            let mut sum = 0.0;
            for t in all {
                sum += evaluate(t, at);
            }
            sum
        }
        Tree::Product(a, b) => evaluate(a, at) * evaluate(b, at),
    }
}

#[test]
fn trees() {
    use Tree::{Number, Product, Sum, Variable};
    // (x₀ + 3 + x₁)·x₀
    let sum = Sum(vec![Variable(0), Number(3.0), Variable(1)]);
    let tree = Product(Box::new(sum), Box::new(Variable(0)));
    let (gradient, at) = grad_evaluate(&tree, &[2.0, -1.0]);
    assert_eq!(at, [2.0 + 4.0, 2.0]);
    let TreeTangent::Product(sum, _) = gradient else { panic!("the variant of the point") };
    let TreeTangent::Sum(all) = *sum else { panic!("the variant of the point") };
    assert_eq!(all[1], TreeTangent::Number(2.0));
}

/// An enum without floats, and without the derive, stays a constant.
enum Kind {
    Power(i32),
    Exp,
}

#[differentiate]
fn of_kind(kind: &Kind, x: f64) -> f64 {
    match kind {
        Kind::Power(n) => x.powi(*n),
        Kind::Exp => x.exp(),
    }
}

#[differentiate]
fn of_kinds(x: f64, y: f64) -> f64 {
    of_kind(&Kind::Power(3), x) * of_kind(&Kind::Exp, y)
}

#[test]
fn constants() {
    assert_eq!(grad_of_kind(&Kind::Power(3), -2.0), 12.0);
    check!(of_kinds, grad_of_kinds, value_and_grad_of_kinds, forward_of_kinds, reverse_of_kinds; (1.5, 0.5), (-0.75, 1.25));
}

/// A guard reads what its pattern binds, and only where the pattern matches.
mod guards {
    use autodiff::{Differentiable, differentiate};

    #[derive(Clone, Copy, Debug, Differentiable)]
    enum Law {
        Power(f64),
        Pair { p: f64, q: f64 },
        None,
    }

    #[differentiate]
    fn value(law: Law, x: f64) -> f64 {
        match law {
            Law::Power(a) if a > 1.0 => a * a * x,
            Law::Pair { p, q } if p > q => p * x,
            Law::Power(a) => 3.0 * a * x,
            Law::Pair { p, q } => p * q * p * x,
            Law::None => x,
        }
    }

    #[test]
    fn guards_before_other_variants() {
        let (law, x) = grad_value(Law::Pair { p: 2.0, q: 3.0 }, -2.0);
        assert!(matches!(law, LawTangent::Pair { p: -24.0, q: -8.0 }), "{law:?}");
        assert_eq!(x, 12.0);
        assert_eq!(grad_value(Law::None, -2.0).1, 1.0);
        let (law, x) = grad_value(Law::Power(1.5), -2.0);
        assert!(matches!(law, LawTangent::Power(-6.0)), "{law:?}");
        assert_eq!(x, 2.25);
        let (_, record) = forward_value(Law::Pair { p: 4.0, q: 3.0 }, -2.0);
        let (law, x) = reverse_value(&record, -2.5);
        assert!(matches!(law, LawTangent::Pair { p: 5.0, q: 0.0 }), "{law:?}");
        assert_eq!(x, -10.0);
    }
}
