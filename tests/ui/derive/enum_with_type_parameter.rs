use autodiff::Differentiable;

#[derive(Differentiable)]
enum Bound<T> {
    None,
    At(T),
}

fn main() {}
