//! `Zero` takes every derivative, `NotDifferentiable` none.

use autodiff::sweep::{Accumulate, Clear};
use autodiff::{Differentiable, NotDifferentiable, Tangent, Zero};

#[test]
fn absorbs_every_operator_and_index() {
    let mut zero = Zero;
    zero += 1.0;
    zero += vec![1.0];
    zero -= 1.0_f32;
    zero *= 2.0;
    zero /= 3;
    zero[7] += 1.0;
    zero[1..][2]["key"][(1, 2)] += [1.0];
    zero.accumulate(&1.0);
    zero.accumulate(&[1.0][..]);
    zero[..].accumulate("text");
    Clear::clear(&mut zero);
    zero.scale(f64::NAN);
    assert_eq!(zero * 2.0, Zero);
    assert_eq!((size_of::<Zero>(), format!("{zero:?}")), (0, "Zero".to_string()));
}

/// One line of code for the derivative of a field, whatever the field's type is.
#[test]
fn stands_for_any_field() {
    #[derive(Differentiable)]
    struct Sample {
        weight: f32,
        count: i32,
        values: Vec<f64>,
        ids: Vec<u8>,
    }
    let sample = Sample { weight: 1.0, count: 2, values: vec![3.0], ids: vec![4] };
    let mut adjoint = sample.zero_tangent();
    macro_rules! add {
        ($($place:ident $([$k:literal])?),*) => {$( adjoint.$place$([$k])?.accumulate(&0.5_f64); )*};
    }
    add!(weight, count, values[0], ids[0]);
    assert_eq!(adjoint, SampleTangent { weight: 0.5, count: Zero, values: vec![0.5], ids: Zero });
    let Sample { weight, count, values, ids } = sample;
    assert_eq!((weight, count, values, ids), (1.0, 2, vec![3.0], vec![4]));
}

#[test]
fn not_differentiable_is_a_tangent_all_the_same() {
    struct Mode;
    let mut none = NotDifferentiable::<Mode>::default();
    none.accumulate(&NotDifferentiable::empty());
    none.scale(2.0);
    Clear::clear(&mut none);
    assert_eq!(none, none.clone());
    assert_eq!(format!("{none:?}"), "NotDifferentiable");
    assert_eq!(size_of_val(&none), 0);
    let _ = Mode;
}
