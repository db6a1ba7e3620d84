//! A gradient that is turned into the struct itself, where a field is no float. Only structs of floats
//! throughout have that conversion.
//! Instead: the fields one by one.

use autodiff::Differentiable;

#[derive(Differentiable)]
struct Model {
    weight: f64,
    units: usize,
}

fn main() {
    let model = Model { weight: 1.5, units: 2 };
    let mut next = model.zero_tangent();
    next += model.zero_tangent() * -0.1;
    let _: Model = next.into();
}
