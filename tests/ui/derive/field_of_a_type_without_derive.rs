//! A field of a type that has no derivative. Its part of the gradient has no fields.
//! Instead: `#[derive(Differentiable)]` on the type of the field.

use autodiff::Differentiable;

struct Layer {
    weight: f64,
}

#[derive(Differentiable)]
struct Model {
    layer: Layer,
    bias: f64,
}

fn main() {
    let model = Model { layer: Layer { weight: 1.5 }, bias: 0.5 };
    let mut adjoint = model.zero_tangent();
    adjoint.bias += model.layer.weight;
    adjoint.layer.weight += model.bias;
}
