//! An enum without floats has `Zero`; one with something that might hold some has a tangent that takes no derivative.
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
    let _: NotDifferentiable<Failure<'_>> = Failure::Chain(Box::new(Failure::Inner(Unknown))).zero_tangent();
}
