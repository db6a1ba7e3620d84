use autodiff::Differentiable;

struct Pair<T>(T, T);

#[derive(Differentiable)]
struct Model<T> {
    weights: Pair<T>,
}

fn main() {}
