//! An enum without floats has `Zero`; any other has an enum of its variants, and of one more that is zero.
#![allow(dead_code, reason = "not every variant is used")]

use autodiff::{Differentiable, NotDifferentiable, Zero};

#[derive(Differentiable)]
enum Mode {
    Fast,
    Rounds(usize),
    Named { name: String, ids: Vec<u8> },
}

#[derive(Differentiable)]
enum Never {}

#[derive(Differentiable)]
struct Solver {
    tolerance: f64,
    mode: Mode,
    fallback: Option<Mode>,
}

#[test]
fn without_floats() {
    let _: Zero = Mode::Fast.zero_tangent();
    let _: fn(&Never) -> Zero = Never::zero_tangent;
    let solver = Solver { tolerance: 1e-3, mode: Mode::Rounds(3), fallback: Some(Mode::Fast) };
    assert_eq!(solver.zero_tangent(), SolverTangent { tolerance: 0.0, mode: Zero, fallback: Some(Zero) });
}

#[derive(Differentiable)]
enum Limit<'a, T> {
    None,
    At(#[constant] f64),
    Above {
        #[constant]
        bound: T,
        name: &'a str,
    },
}

#[test]
fn with_constants() {
    let _: Zero = Limit::Above { bound: 1.0, name: "x" }.zero_tangent();
    let _: Zero = Limit::<'_, Vec<f64>>::At(2.0).zero_tangent();
}

struct Unknown;

#[derive(Differentiable)]
enum Failure<'a> {
    Inner(Unknown),
    Mode(&'a Mode),
    Chain(Box<Failure<'a>>),
}

#[test]
fn with_types_that_nothing_is_known_of() {
    let chain = Failure::Chain(Box::new(Failure::Inner(Unknown))).zero_tangent();
    let FailureTangent::Chain(inner) = chain else { panic!("the tangent has the variant of its point") };
    let FailureTangent::Inner(unknown) = *inner else { panic!("and so on") };
    let _: NotDifferentiable<Unknown> = unknown;
}

#[derive(Clone, Differentiable)]
enum Shape {
    Circle(f64),
    Rect { w: f64, h: f64 },
    Polygon(Vec<f64>, usize),
    Scaled(Box<Shape>, f32),
    Empty,
}

#[test]
fn with_floats() {
    let zero = Shape::Rect { w: 1.0, h: 2.0 }.zero_tangent();
    assert_eq!(zero, ShapeTangent::Rect { w: 0.0, h: 0.0 });
    assert_eq!(Shape::Polygon(vec![1.0, 2.0], 2).zero_tangent(), ShapeTangent::Polygon(vec![0.0; 2], Zero));
    assert_eq!(Shape::Empty.zero_tangent(), ShapeTangent::Empty);
    let scaled = Shape::Scaled(Box::new(Shape::Circle(3.0)), 2.0).zero_tangent();
    assert_eq!(scaled, ShapeTangent::Scaled(Box::new(ShapeTangent::Circle(0.0)), 0.0));
    assert_eq!(format!("{scaled:?}"), "Scaled(Circle(0.0), 0.0)");
}

#[test]
fn sums_of_variants() {
    let mut sum = ShapeTangent::default();
    assert_eq!(sum, ShapeTangent::Zero);
    sum += ShapeTangent::Circle(1.5);
    sum += &ShapeTangent::Circle(0.5);
    sum += ShapeTangent::Zero;
    assert_eq!(sum * -0.5, ShapeTangent::Circle(-1.0));
}

/// Two points of different variants have no sum of derivatives.
#[test]
#[should_panic(expected = "of another variant")]
fn sums_across_variants() {
    let mut sum = ShapeTangent::Circle(1.0);
    sum += ShapeTangent::Empty;
}

/// A variant that is called `Zero` keeps its name.
#[derive(Differentiable)]
enum Term {
    Zero,
    Linear(f64),
}

#[test]
fn with_a_variant_called_zero() {
    assert_eq!(Term::Zero.zero_tangent(), TermTangent::Zero);
    assert_eq!(TermTangent::default(), TermTangent::Zero_);
    let mut sum = Term::Linear(2.0).zero_tangent();
    sum += TermTangent::Linear(1.0);
    assert_eq!(sum, TermTangent::Linear(1.0));
}
