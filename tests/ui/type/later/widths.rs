use autodiff::differentiate;

#[differentiate]
fn f(x: f64, y: f32) -> f64 {
    x.powf(y)
}

fn main() {}
