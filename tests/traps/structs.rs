//! Fields whose type the macro does not see.

use autodiff::{Differentiable, differentiate};

#[derive(Clone, Copy, Debug, Differentiable)]
struct Sample {
    weight: f32,
    count: i32,
    value: f64,
}

/// The cast of a field may widen a float or an integer: `weight` keeps its derivative, `count` has none.
#[differentiate]
fn energy(s: &Sample) -> f64 {
    let weight = s.weight as f64;
    let count = s.count as f64;
    weight * weight * count * s.value
}

#[test]
fn casts_of_fields() {
    let gradient = grad_energy(&Sample { weight: 1.5, count: -3, value: 2.0 });
    assert_eq!((gradient.weight, gradient.value), (-18.0, -6.75));
}
