//! A struct of floats alone and its tangent are one another's `From`.

use autodiff::Differentiable;

#[derive(Clone, Debug, Differentiable, PartialEq)]
struct Weights {
    bias: f32,
    rows: Vec<[f64; 2]>,
    pair: (f64, Option<f64>),
}

#[test]
fn there_and_back() {
    let weights = Weights { bias: 1.0, rows: vec![[2.0, 3.0]], pair: (4.0, None) };
    let tangent = WeightsTangent { bias: 1.0, rows: vec![[2.0, 3.0]], pair: (4.0, None) };
    assert_eq!(WeightsTangent::from(weights.clone()), tangent);
    assert_eq!(Weights::from(tangent), weights);
}

#[derive(Clone, Copy, Debug, Differentiable, PartialEq)]
struct Vector<T, const N: usize>([T; N], T);

#[test]
fn generic() {
    let vector = Vector([1.0_f32, 2.0], 3.0);
    let tangent: VectorTangent<f32, 2> = vector.into();
    assert_eq!(tangent, VectorTangent([1.0, 2.0], 3.0));
    assert_eq!(Vector::from(tangent), vector);
}

/// `into` on a tangent is not made ambiguous for structs with other fields: they have no conversion at all.
#[test]
fn of_floats_alone() {
    #[derive(Differentiable)]
    struct Counted(f64, usize);
    struct Own(f64);
    impl From<CountedTangent> for Own {
        fn from(tangent: CountedTangent) -> Own {
            Own(tangent.0)
        }
    }
    impl From<CountedTangent> for Counted {
        fn from(tangent: CountedTangent) -> Counted {
            Counted(tangent.0, 1)
        }
    }
    let own: Own = Counted(1.0, 2).zero_tangent().into();
    let counted: Counted = Counted(1.0, 2).zero_tangent().into();
    assert_eq!((own.0, counted.0, counted.1), (0.0, 0.0, 1));
}
