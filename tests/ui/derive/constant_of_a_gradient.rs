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
