use autodiff::differentiate;

#[differentiate]
fn f(x: f64) -> f64 {
    let y: f32 = x;
    y as f64 * x
}

fn main() {}
