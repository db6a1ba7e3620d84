use autodiff::Differentiable;

#[derive(Differentiable)]
#[differentiable(tangents = Direction)]
struct Model {
    #[constant()]
    weight: f64,
}

fn main() {}
