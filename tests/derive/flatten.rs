//! The gradient check sees into structs and tangents: the same floats with the same names.

use autodiff::Differentiable;
use autodiff::check::{Flat, GradCheck};

#[derive(Differentiable)]
struct Point<T> {
    x: T,
    y: T,
}

enum Mode {
    Squares,
    Cubes,
}

#[derive(Differentiable)]
struct Model<'a> {
    points: Vec<Point<f64>>,
    scale: f32,
    count: usize,
    mode: Mode,
    inputs: &'a [f64],
    #[constant]
    step: f64,
    pair: (usize, f64),
    r#type: Option<[f64; 1]>,
}

fn model(inputs: &[f64]) -> Model<'_> {
    let points = vec![Point { x: 1.0, y: 2.0 }, Point { x: 3.0, y: 4.0 }];
    let mode = if inputs.len() == 2 { Mode::Squares } else { Mode::Cubes };
    Model { points, scale: 5.0, count: 9, mode, inputs, step: 0.1, pair: (9, 8.0), r#type: Some([9.0]) }
}

#[test]
fn names_and_values() {
    let model = model(&[6.0, 7.0]);
    let point = Flat::named("m", &model);
    let names = [
        "m.points[0].x",
        "m.points[0].y",
        "m.points[1].x",
        "m.points[1].y",
        "m.scale",
        "m.inputs[0]",
        "m.inputs[1]",
        "m.pair.1",
        "m.type[0]",
    ];
    assert_eq!(point.names(), names);
    assert_eq!(point.values(), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0]);
    let tangent = Flat::named("m", &model.zero_tangent());
    assert_eq!(tangent.names(), names);
    assert_eq!(tangent.values(), [0.0; 9]);
    assert_eq!((model.count, model.step), (9, 0.1));
}

/// Scale times the sum of powers of the points' products with the inputs.
fn energy(model: &Model) -> f64 {
    let power = if matches!(model.mode, Mode::Squares) { 2 } else { 3 };
    let of = |p: &Point<f64>| (p.x * model.inputs[0] + p.y * model.inputs[1]).powi(power);
    f64::from(model.scale) * model.points.iter().map(of).sum::<f64>()
}

/// By hand, as the gradient of `energy` comes.
fn gradient<'a>(model: &Model<'a>, seed: f64) -> ModelTangent {
    let mut out = model.zero_tangent();
    let scale = f64::from(model.scale);
    for (point, adjoint) in model.points.iter().zip(&mut out.points) {
        let product = point.x * model.inputs[0] + point.y * model.inputs[1];
        let slope = seed * scale * 2.0 * product;
        *adjoint = PointTangent { x: slope * model.inputs[0], y: slope * model.inputs[1] };
        out.inputs[0] += slope * point.x;
        out.inputs[1] += slope * point.y;
        out.scale += (seed * product * product) as f32;
    }
    out
}

/// Both sides of the check through `Flat`: a struct's gradient is checked like that of a slice.
#[test]
fn gradients_are_checked() {
    fn at(w: &[f64]) -> Model<'_> {
        let points = vec![Point { x: w[0], y: w[1] }, Point { x: w[2], y: w[3] }];
        Model { points, ..model(&w[4..6]) }
    }
    let value = |w: &[f64]| energy(&at(w));
    let sweep = |w: &[f64], seed: f64| {
        let mut flat = Flat::of(&gradient(&at(w), seed)).into_values();
        flat.remove(4); // the scale stays
        flat.truncate(6);
        flat
    };
    GradCheck::new("energy", value, sweep).at(&[0.3, -0.7, 1.1, 0.2, 0.9, -1.3]).run().assert();
}
