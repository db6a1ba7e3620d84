//! The field of a gradient that belongs to a field marked `#[constant]`. It is `Zero`, a type without a
//! value.
//! Instead: the fields that carry a derivative.

use autodiff::Differentiable;

#[derive(Differentiable)]
struct Model {
    weight: f64,
    #[constant]
    scale: f64,
}

fn main() {
    let gradient = Model { weight: 1.5, scale: 2.0 }.zero_tangent();
    let rate: f64 = gradient.scale;
}
