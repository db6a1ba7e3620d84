use autodiff::differentiate;

fn half(x: f64) -> f64 {
    0.5 * x
}

#[differentiate]
fn f(x: f64, y: f64) -> f64 {
    half(x) * f64::from_bits(y.to_bits())
}

fn main() {}
