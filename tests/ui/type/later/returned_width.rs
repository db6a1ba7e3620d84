use autodiff::differentiate;

#[differentiate]
fn f(x: f32) -> f64 {
    x.sin() * x
}

fn main() {}
