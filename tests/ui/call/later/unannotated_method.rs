use autodiff::differentiate;

struct Model {
    w: f64,
}

impl Model {
    fn predict(&self, x: f64) -> f64 {
        self.w * x
    }
}

#[differentiate]
fn f(model: &Model, x: f64) -> f64 {
    model.predict(x)
}

fn main() {}
