//! Adding, scaling, clearing: what sweeps and optimisers do with tangents.

use autodiff::sweep::{Accumulate, Clear};
use autodiff::{Differentiable, Tangent, Zero};

#[derive(Differentiable)]
#[allow(dead_code, reason = "only its tangent is made")]
struct Layer {
    weights: Vec<[f64; 2]>,
    bias: Option<f32>,
    units: usize,
    next: Option<Box<Layer>>,
}

fn layer(a: f64) -> LayerTangent {
    LayerTangent { weights: vec![[a, 2.0 * a]; 2], bias: Some(3.0 * a as f32), units: Zero, next: None }
}

#[test]
fn field_by_field() {
    let mut sum = LayerTangent { next: Some(Box::new(layer(1.0))), ..layer(1.0) };
    sum.accumulate(&LayerTangent { next: Some(Box::new(layer(4.0))), ..layer(2.0) });
    assert_eq!(sum, LayerTangent { next: Some(Box::new(layer(5.0))), ..layer(3.0) });
    sum.scale(0.5);
    assert_eq!(sum, LayerTangent { next: Some(Box::new(layer(2.5))), ..layer(1.5) });
    Clear::clear(&mut sum);
    assert_eq!(sum, LayerTangent { next: Some(Box::new(layer(0.0))), ..layer(0.0) });
}

/// What is not there yet counts as zero.
#[test]
fn from_nothing() {
    let empty = LayerTangent::default();
    assert_eq!(empty, LayerTangent { weights: vec![], bias: None, units: Zero, next: None });
    let whole = LayerTangent { next: Some(Box::new(layer(4.0))), ..layer(2.0) };
    let mut sum = empty.clone();
    sum.accumulate(&whole);
    assert_eq!(sum, whole);
    sum.accumulate(&empty);
    assert_eq!(sum, whole);
    sum.accumulate(&LayerTangent { weights: vec![[1.0, 1.0]], ..empty });
    assert_eq!(sum.weights, [[3.0, 5.0], [2.0, 4.0]]);
}

#[test]
fn operators() {
    let mut sum = layer(1.0);
    sum += layer(2.0);
    sum += &layer(4.0);
    sum *= 2.0;
    assert_eq!(sum * 0.25, layer(3.5));
}

/// Both widths, each into the other.
#[test]
fn widths() {
    let (mut wide, mut narrow) = (1.0_f64, 1.0_f32);
    wide.accumulate(&0.5_f32);
    narrow.accumulate(&0.25_f64);
    assert_eq!((wide, narrow), (1.5, 1.25));
    let mut nested = (vec![1.0_f32], [Some(2.0_f64)]);
    nested.accumulate(&(vec![1.0_f64, 5.0], [Some(1.0_f32)]));
    assert_eq!(nested, (vec![2.0, 5.0], [Some(3.0)]));
    let mut slice = [1.0_f32, 2.0];
    slice[..].accumulate(&[1.0_f64, 1.0][..]);
    assert_eq!(slice, [2.0, 3.0]);
}

/// Gradient descent in the shape of the parameter.
#[test]
fn descent() {
    #[derive(Clone, Copy, Differentiable)]
    struct Line {
        slope: f64,
        offset: f64,
    }
    // ½ Σ (slope · x + offset − y)² over three points on the line 2x − 1
    let gradient = |line: Line| {
        [(0.0, -1.0), (1.0, 1.0), (2.0, 3.0)].iter().fold(line.zero_tangent(), |mut sum, (x, y)| {
            let error = line.slope * x + line.offset - y;
            sum += LineTangent { slope: error * x, offset: error };
            sum
        })
    };
    let mut line = Line { slope: 0.0, offset: 0.0 };
    for _ in 0..400 {
        let mut next = LineTangent::from(line);
        next += gradient(line) * -0.2;
        line = next.into();
    }
    assert!((line.slope - 2.0).abs() < 1e-9 && (line.offset + 1.0).abs() < 1e-9);
}

/// Without a struct, too.
#[test]
fn of_the_standard_library() {
    let mut boxed = Box::new((1.0, 2.0_f32));
    boxed.accumulate(&Box::new((1.0_f32, 2.0)));
    boxed.scale(3.0);
    assert_eq!(*boxed, (6.0, 12.0));
    Clear::clear(&mut boxed);
    assert_eq!(boxed, Tangent::empty());
    let eight = ((), 1.0, 2_u8, [3.0], vec![4.0], Some(5.0), "six", (7.0,));
    assert_eq!(eight.zero_tangent(), (Zero, 0.0, Zero, [0.0], vec![0.0], Some(0.0), Zero, (0.0,)));
}
