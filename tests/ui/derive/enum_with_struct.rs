use autodiff::Differentiable;

#[derive(Differentiable)]
struct Point {
    x: f64,
}

#[derive(Differentiable)]
enum Shape {
    Dot(Point),
    Empty,
}

fn main() {}
